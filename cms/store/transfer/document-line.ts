import * as z from 'zod';
import { isTooDeepForContent } from '#schemas/json-depth';
import { audience } from '#schemas/page';
import { ENTRY_KINDS, entryAddress, isPath } from '../entry-address';
import { isRecord } from '../../fields/editor-field';
import type { WholeDocument } from './plan-document';
import { MEDIA, mediaLine, type WholeFile } from './media-line';

/**
 * One document as a line of NDJSON. Bodies travel as strings that hold their JSON text, not as JSON themselves: so they
 * come back byte for byte, with the numbers, the spaces and the order that somebody wrote.
 */

const MAX_NOTE = 1000;
const MAX_BODY = 5_000_000;
const HALF_A_CHARACTER = /\p{Surrogate}/u;

/** JSON text of a document. */
const body = z
  .string()
  .max(MAX_BODY)
  .superRefine((text, context) => {
    const fault = findBodyFault(text);
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  })
  .nullable();

const line = z
  .strictObject({
    kind: z.enum(ENTRY_KINDS),
    name: z.string(),
    audience: z.union([audience, z.literal('')]),
    region: z.string(),
    published: body,
    draft: body,
    note: z
      .string()
      .max(MAX_NOTE)
      .refine((note) => !HALF_A_CHARACTER.test(note) && !note.includes('\0'), {
        error: 'holds half a character, or a NUL',
      }),
  })
  .superRefine(({ kind, name, audience, region, published, draft }, context) => {
    const address = entryAddress.safeParse({ kind, name, audience, region });
    for (const { path, message } of address.error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message });
    if (published === null && draft === null)
      context.addIssue({ code: 'custom', message: 'has neither a published body nor a draft' });
  });

export function toLine({ address, published, draft, note }: WholeDocument): string {
  const { kind, name, audience, region } = address;
  return `${JSON.stringify({ kind, name, audience, region, published, draft, note })}\n`;
}

export type ReadLine = { document: WholeDocument } | { file: WholeFile } | { faults: string[] };

/** `bytes` without the line feed. Faults are for the person at the terminal. */
export function readLine(bytes: Uint8Array): ReadLine {
  const text = decode(bytes);
  if (text === null) return { faults: ['is not UTF-8'] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return { faults: [`is not JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  if (isRecord(raw) && raw['kind'] === MEDIA) {
    const file = mediaLine.safeParse(raw);
    return file.success ? { file: file.data } : { faults: listFaults(file.error) };
  }
  const read = line.safeParse(raw);
  if (!read.success) return { faults: listFaults(read.error) };
  const { published, draft, note, ...address } = read.data;
  return { document: { address, published, draft, note } };
}

const listFaults = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function findBodyFault(text: string): string | null {
  const half = HALF_A_CHARACTER.exec(text);
  if (half)
    return `holds half a character (a lone surrogate) at position ${half.index}: no database keeps it`;
  if (isTooDeepForContent(text)) return 'nests deeper than content may (100 levels)';
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null ? null : 'is JSON, but neither an object nor a list';
  } catch (error) {
    return `is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Every address that a document takes: a path of both audiences is taken in each. */
export function listPlaces({ address: { kind, name, audience, region } }: WholeDocument): string[] {
  if (!isPath(kind)) return [[kind, name, audience, region].join(' ')];
  const audiences = audience === '' ? ['b2b', 'b2c'] : [audience];
  return audiences.map((one) => ['path', name, one, region].join(' '));
}
