import { keepText, readKept } from '#blocks/ui/browser-storage';
import { UTM_NAMES } from './utm-names';

/** As long as an address has any use for. */
const MAX_LENGTH = 200;
const KEY = 'utm';

/** A mark of where the visitor has come from, with its name. */
export type UtmMark = readonly [name: string, value: string];

/** Notes the marks of the page that a visit begins with; those of a later campaign take the place of all of them. */
export function keepUtm(): void {
  const marks = readAddress(location.search);
  if (marks.length > 0)
    keepText(KEY, new URLSearchParams(marks.map((mark) => [...mark])).toString(), 'session');
}

/** The marks of the visit (ANLT-413): those of this address, or else of the page that the visit began with. */
export function readUtm(): UtmMark[] {
  const own = readAddress(location.search);
  return own.length > 0 ? own : readAddress(readKept(KEY, 'session') ?? '');
}

function readAddress(search: string): UtmMark[] {
  const query = new URLSearchParams(search);
  return UTM_NAMES.flatMap((name): UtmMark[] => {
    const value = query.get(name) ?? '';
    return value === '' ? [] : [[name, value.slice(0, MAX_LENGTH)]];
  });
}
