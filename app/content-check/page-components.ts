import { toPointer, type Finding } from '#schemas/finding';
import { listTexts } from './page-strings';

/** A component as it stands in the raw page. */
export interface RawComponent {
  /** Its own id, or its place in the list, as a reader of pages calls it (`block-3`). */
  id: string;
  type: string;
  version: number;
  props: unknown;
  /** RFC 6901 pointer into the page: `/components/3/children/0`. */
  place: string;
  /** The codes of the regions that its scope and those around it leave; null without such a scope. */
  regions: readonly string[] | null;
}

/** Every component of a raw page, children after their parent. Ids that are used twice are told apart as on the page. */
export function listComponents(raw: unknown): RawComponent[] {
  const source = unwrap(raw);
  const found = readList(Object(source)['components'], {
    path: ['components'],
    prefix: 'block',
    regions: null,
  });
  const seen = new Set<string>();
  return found.map((component) => {
    let id = component.id;
    for (let n = 2; seen.has(id); n += 1) id = `${component.id}-${n}`;
    seen.add(id);
    return { ...component, id };
  });
}

/** A page may stand in an envelope `{data: …}`. */
function unwrap(raw: unknown): unknown {
  const { data, uuid, components }: { data?: unknown; uuid?: unknown; components?: unknown } = Object(raw);
  return data !== undefined && uuid === undefined && components === undefined ? data : raw;
}

const MAX_DEPTH = 8;

interface Around {
  path: readonly (string | number)[];
  prefix: string;
  regions: readonly string[] | null;
}

function readList(list: unknown, { path, prefix, regions }: Around): RawComponent[] {
  if (!Array.isArray(list) || path.length > 2 * MAX_DEPTH) return [];
  return list.flatMap((item: unknown, index) => {
    const { id, type, version, props, children, scope }: Record<string, unknown> = Object(item);
    const at = `${prefix}-${index}`;
    const own = narrow(regions, Object(scope).regions);
    return [
      {
        id: typeof id === 'string' && id.trim() !== '' ? id.trim() : at,
        type: typeof type === 'string' ? type : '?',
        version: typeof version === 'number' ? version : 1,
        props,
        place: toPointer([...path, index]),
        regions: own,
      },
      ...readList(children, { path: [...path, index, 'children'], prefix: at, regions: own }),
    ];
  });
}

function narrow(around: readonly string[] | null, scoped: unknown): readonly string[] | null {
  if (!Array.isArray(scoped)) return around;
  const own = scoped.filter((code): code is string => typeof code === 'string');
  return around === null ? own : own.filter((code) => around.includes(code));
}

/** Where a value was written: the first component whose props have the text, or hold it. */
export function locateText(
  components: readonly RawComponent[],
  isIt: (text: string) => boolean,
): Pick<Finding, 'id' | 'type' | 'version' | 'pointer'> | null {
  for (const { id, type, version, props } of components) {
    const found = listTexts(props, ['props']).find(({ text }) => isIt(text));
    if (found) return { id, type, version, pointer: found.pointer };
  }
  return null;
}

/** The page itself, where no component is to be named. */
export const OF_PAGE = { id: 'page', type: 'page', version: 1 } as const;
