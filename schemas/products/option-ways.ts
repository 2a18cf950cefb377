import type { ConnectionInfo } from '#schemas/gateway/entities/connection-info';
import { isSafeUrl } from '#schemas/values/safe-url';
import { toText } from './text';

export type WayKind = 'ussd' | 'sms' | 'voice' | 'account';

/** A way to connect an option without this site's window. */
export interface OptionWay {
  kind: WayKind;
  /** What the visitor dials, writes or opens, as it is read: `*105*402#`. */
  value: string;
  /** `tel:*105*402%23`, `sms:0500?body=…`, or the page of the personal account. */
  href: string;
  /** Where a message goes: «0500»; empty for other ways. */
  number: string;
}

export interface OptionWays {
  /** Here, by a code from an SMS. */
  isFast: boolean;
  others: OptionWay[];
}

/** What a phone can dial: other signs make no command. */
const COMMAND = /^[\d*#+][\d*#+ ()-]{0,40}$/;
const NOT_DIALLED = /[^\d*#+]/g;

/** The ways that work, from the quickest to the longest. A way that no phone could follow is left out. */
export function toOptionWays(connection: ConnectionInfo | undefined): OptionWays {
  const { ussd, sms, smsText, ivr, lkLink, fast, billingIds } = connection ?? {};
  const others = [
    toDialled('ussd', ussd),
    toMessage(sms, smsText),
    toDialled('voice', ivr),
    toAccount(lkLink),
  ];
  return {
    isFast: fast === true && toText(billingIds?.[0]) !== '',
    others: others.filter((way) => way !== null),
  };
}

function toDialled(kind: 'ussd' | 'voice', command: string | undefined): OptionWay | null {
  const value = toText(command);
  if (!COMMAND.test(value)) return null;
  const href = `tel:${value.replace(NOT_DIALLED, '').replaceAll('#', '%23')}`;
  return { kind, value, href, number: '' };
}

function toMessage(sms: string | undefined, smsText: string | undefined): OptionWay | null {
  const number = toText(sms);
  if (!COMMAND.test(number)) return null;
  const text = toText(smsText);
  const address = `sms:${number.replace(NOT_DIALLED, '').replaceAll('#', '%23')}`;
  return {
    kind: 'sms',
    value: text || number,
    href: text === '' ? address : `${address}?body=${encodeURIComponent(text)}`,
    number,
  };
}

function toAccount(lkLink: string | undefined): OptionWay | null {
  const href = lkLink?.trim() ?? '';
  if (!isSafeUrl(href)) return null;
  return { kind: 'account', value: '', href, number: '' };
}
