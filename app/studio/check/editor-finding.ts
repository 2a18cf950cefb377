import type { Finding, FindingCode, FindingOwner, PlacedFinding } from '#schemas/finding';
import { toEditorPath } from '../history/entry-paths';
import type { EntryKind } from '#cms/store/entry-address';
import type { FindingText } from '#app/content-check/finding-text';
import { FINDING_TEXTS } from '#app/content-check/finding-texts';

const OWNER_TEXTS: Readonly<Record<FindingOwner, string>> = {
  editors: 'редакция',
  developers: 'разработка',
};

/** A finding as an editor reads it. */
export interface EditorFinding {
  code: FindingCode;
  severity: Finding['severity'];
  /** What is wrong. */
  title: string;
  /** Where exactly, by the labels of the fields; null where the title says it all. */
  details: string | null;
  /** What visitors see of it. */
  effect: string;
  /** What to do. */
  advice: string;
  owner: string;
  /** «Баннер, hero-1»; null for the page itself. */
  block: string | null;
  /** «во всех регионах» */
  regions: string;
  /** The block in the editor; null where nobody can go there. */
  href: string | null;
}

/** A finding in Russian, with the way to its block. `entry`: the document that it stands in, when there is one. */
export function toEditorFinding(
  finding: PlacedFinding,
  entry: { kind: EntryKind; id: string } | null,
): EditorFinding {
  const { code, severity, id, type, owner, label, regions, details = null } = finding;
  const isOfPage = id === 'page';
  const href = entry && toEditorPath(entry);
  const leadsToBlock = !isOfPage && entry?.kind === 'page';
  return {
    code,
    severity,
    ...toFindingText(finding),
    details,
    owner: OWNER_TEXTS[owner],
    block: isOfPage ? null : `${label ?? type}, ${id}`,
    regions: toRegionsText(regions),
    href: leadsToBlock ? `${href}?block=${encodeURIComponent(id)}` : href,
  };
}

/** What a kind of fault is called, without the value in question: «Ссылка ведёт на страницу, которой нет». */
export function toCodeTitle(code: FindingCode): string {
  if (!Object.hasOwn(FINDING_TEXTS, code)) return code;
  return FINDING_TEXTS[code].title.replace(/[:\s]*«?\{about\}.*$/, '');
}

/** A report that a newer build has kept may have codes that this one does not know. */
function toFindingText({ code, about = '', message }: PlacedFinding): FindingText {
  if (!Object.hasOwn(FINDING_TEXTS, code)) return { title: message, effect: '', advice: '' };
  const { title, effect, advice } = FINDING_TEXTS[code];
  return { title: title.replace('{about}', () => about), effect, advice };
}

const MAX_NAMED = 5;

/** «во всех регионах», «в регионах moscow, spb и ещё 3». */
function toRegionsText(regions: readonly string[] | 'all'): string {
  if (regions === 'all') return 'во\u00a0всех регионах';
  const named = regions.slice(0, MAX_NAMED).join(', ');
  const more = regions.length > MAX_NAMED ? ` и\u00a0ещё ${regions.length - MAX_NAMED}` : '';
  return `${regions.length === 1 ? 'в\u00a0регионе' : 'в\u00a0регионах'} ${named}${more}`;
}
