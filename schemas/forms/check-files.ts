import type { FileLimits } from './form-plan';
import { FORM_FIELD_TEXTS as TEXTS } from './form-texts';

/** Of all fields of a form together (FORM-220, FORM-440). */
export const MAX_FILES = 30;
/** For limits; what is shown counts by 1024 (FORM-219). */
export const BYTES_OF_LIMIT_MEGABYTE = 1_000_000;

/** What is judged of a file: size in bytes, MIME type as browser or server found it. */
export interface JudgedFile {
  readonly size: number;
  readonly type: string;
}

/** What is wrong with one file, as the visitor reads it; null when nothing is (FORM-437, FORM-441, FORM-442). */
export function checkFile({ types, maxBytes }: FileLimits, { type, size }: JudgedFile): string | null {
  if (!isAllowedType(types, type)) return TEXTS.fileType;
  return size > maxBytes ? TEXTS.fileTooLarge(formatLimit(maxBytes)) : null;
}

/** What is wrong with the files of a field: each, their number and their sizes together (FORM-439, FORM-440). */
export function checkFiles(
  limits: FileLimits & { readonly maxFiles?: number },
  files: readonly JudgedFile[],
): string | null {
  for (const file of files) {
    const fault = checkFile(limits, file);
    if (fault !== null) return fault;
  }
  if (files.length > (limits.maxFiles ?? MAX_FILES)) return TEXTS.filesTooMany;
  return sizeOf(files) > limits.maxBytes ? TEXTS.filesTooLarge(formatLimit(limits.maxBytes)) : null;
}

/** In bytes. */
export const sizeOf = (files: readonly JudgedFile[]) => files.reduce((sum, { size }) => sum + size, 0);

/** A limit in megabytes as messages print it: «20», «0,5». */
export const formatLimit = (bytes: number) => String(bytes / BYTES_OF_LIMIT_MEGABYTE).replace('.', ',');

/** The size of a file as it is shown: base 1024, one decimal, «1,5 МБ» (FORM-450). */
export function formatFileSize(bytes: number): string {
  const kilobytes = toTenths(bytes / 1024);
  const [size, unit] = kilobytes < 1024 ? [kilobytes, 'КБ'] : [toTenths(bytes / 1024 ** 2), 'МБ'];
  return `${size.toFixed(1).replace('.', ',')}\u00A0${unit}`;
}

/**
 * The size of a file beside its limit. One that is too large is counted as the limit is, and rounded up: 21,000,000
 * bytes that must not be more than «20 МБ» are «21,0 МБ», not the «20,0 МБ» of base 1024.
 */
export function formatJudgedSize(bytes: number, maxBytes: number): string {
  if (bytes <= maxBytes) return formatFileSize(bytes);
  const megabytes = Math.ceil((bytes * 10) / BYTES_OF_LIMIT_MEGABYTE) / 10;
  return `${megabytes.toFixed(1).replace('.', ',')}\u00A0МБ`;
}

/** Something is never shown as nothing. */
const toTenths = (value: number) => (value === 0 ? 0 : Math.max(Math.round(value * 10) / 10, 0.1));

/** Images and videos pass anyway (FORM-441); a listed `application/*` takes all of its kind. */
function isAllowedType(types: readonly string[], type: string): boolean {
  const [name = ''] = type.toLowerCase().split(';', 1);
  const [kind = ''] = name.split('/', 1);
  if (!/^[^/\s]+\/[^/\s]+$/.test(name.trim())) return false;
  return kind === 'image' || kind === 'video' || types.includes(name.trim()) || types.includes(`${kind}/*`);
}
