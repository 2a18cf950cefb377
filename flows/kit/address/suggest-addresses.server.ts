import type * as z from 'zod';
import { suggestAddresses, type addressSuggestionSchema } from '#schemas/gateway/convergent';
import type { LookupContext } from '#registry/define-flow';
import type { Ask } from '../engine/ask';
import type { AddressSuggestion } from './address-contract';
import { MAX_ADDRESSES } from './address-limits';

/** Longer answers are cut: nobody looks at so many. */
const MOST = 20;

/** What the operator finds for a text; null when it does not answer. */
export async function findAddresses(ask: Ask, text: string): Promise<AddressSuggestion[] | null> {
  const asked = await ask(suggestAddresses, { body: { query: text } });
  return asked.ok ? asked.answer.suggestions.slice(0, MOST).map(toSuggestion) : null;
}

/** Those that are shown. */
export const toOffered = (found: readonly AddressSuggestion[]): AddressSuggestion[] =>
  found.slice(0, MAX_ADDRESSES);

/** Answers `ADDRESS_LOOKUP`. Throws when the operator does not answer. */
export async function lookUpAddresses({ input, ask }: LookupContext<{ address: string }, unknown, unknown>) {
  const found = await findAddresses(ask, input.address);
  if (found === null) throw new Error('the operator gives no addresses');
  return { suggestions: toOffered(found) };
}

/** The one address that a text is, letter case and spaces aside (CONV-42); null for none, or more than one. */
export function pickExact(found: readonly AddressSuggestion[], text: string): AddressSuggestion | null {
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  return only.guid !== null && isSameText(only.value, text) ? only : null;
}

const isSameText = (one: string, other: string): boolean => toPlain(one) === toPlain(other);
const toPlain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

function toSuggestion({
  value,
  data,
  otherRegion,
  otherRegionTitle,
}: z.output<typeof addressSuggestionSchema>): AddressSuggestion {
  const isElsewhere = otherRegion !== undefined && otherRegion !== '';
  return {
    value,
    guid: data.houseguid || null,
    otherRegion: isElsewhere ? { code: otherRegion, title: otherRegionTitle ?? otherRegion } : null,
  };
}
