import type { Finding } from '#schemas/finding';
import type { UnknownReference } from '#schemas/references/fill-references';

const OF_PAGE = { id: 'page', type: 'page', version: 1 } as const;

/** References of a page that show their default: the operator knows no such product, or did not answer. */
export function toUnknownFindings(unknown: readonly UnknownReference[] = [], isUncertain = false): Finding[] {
  return unknown.map(({ text, pointer }) =>
    isUncertain ? toFailed(text, pointer) : toUnknown(text, pointer),
  );
}

function toUnknown(about: string, pointer: string): Finding {
  return {
    code: 'reference-unknown',
    severity: 'error',
    ...OF_PAGE,
    pointer,
    about,
    message: `nobody knows what ${about} refers to`,
    fix: 'Choose a product or a fact that there is; a default stands in its place until then.',
  };
}

function toFailed(about: string, pointer: string): Finding {
  return {
    code: 'load-failed',
    severity: 'warning',
    ...OF_PAGE,
    pointer,
    about,
    message: `the operator gave no answer about ${about}`,
    fix: 'The default stands in its place. Look at the calls of tariffs and options in the log.',
  };
}
