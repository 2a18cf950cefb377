import { isSafeUrl } from '#schemas/values/safe-url';

/** An address of the operator that a page may link to; null for none, and for one that is not safe. */
export function toSafeLink(url: string | undefined): string | null {
  return url !== undefined && isSafeUrl(url) ? url : null;
}
