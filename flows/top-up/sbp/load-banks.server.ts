import { getSbpBanks } from '#schemas/gateway/payments';
import type { Ask } from '../../kit/engine/ask';
import type { Bank } from '../contract';

/** SBP's schemes begin so; nothing else is let into a link. */
const SCHEME = /^bank[a-z0-9.+-]*$/i;
/** A list to choose from on a phone, not a register of banks. */
const MAX_BANKS = 30;

export interface ListedBank {
  name: string;
  /** The scheme of the bank's application; empty without one. */
  schema?: string | undefined;
}

/** The banks whose applications pay by QR (SBP-117). Empty when the list cannot be had: the QR does without it. */
export async function loadBanks(ask: Ask): Promise<readonly ListedBank[]> {
  const asked = await ask(getSbpBanks, { body: { type: 'qr' } });
  return asked.ok ? asked.answer.banks.slice(0, MAX_BANKS) : [];
}

/** A bank's application opens the payment's address under its own scheme: `bank100://qr.nspk.ru/…`. */
export function toBank({ name, schema = '' }: ListedBank, qrUrl: string | null): Bank {
  const link =
    qrUrl !== null && SCHEME.test(schema) ? qrUrl.replace(/^(https:\/\/|\/)/, `${schema}://`) : null;
  return { name, link };
}
