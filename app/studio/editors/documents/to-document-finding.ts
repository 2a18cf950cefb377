import type { Finding } from '#schemas/finding';
import { FINDING_TEXTS } from '#app/content-check/finding-texts';
import type { DocumentFinding } from './finding';

/** What a check has found, at the field that it stands in. */
export function toDocumentFinding({ code, severity, pointer, about = '' }: Finding): DocumentFinding {
  const { title, advice } = FINDING_TEXTS[code];
  return { pointer, path: about, message: `${title.replace('{about}', () => about)}. ${advice}`, severity };
}
