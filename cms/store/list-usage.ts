/** One thing that a document uses. */
export interface Usage {
  of: 'component' | 'media' | 'link';
  value: string;
}

/** Longer texts are no addresses. */
const MAX_ADDRESS = 300;
const MEDIA = /^\/media\/[^\s?#]+/;
const OWN_PATH = /^\/(?!\/)[^\s?#]*/;

/**
 * What a document's body uses, each once: types of components, files of the media library, paths of the site (also
 * those in markup). Reads any JSON; nothing is asked of its shape.
 */
export function listUsage(body: unknown): Usage[] {
  const found = new Map<string, Usage>();
  const add = (usage: Usage) => found.set(`${usage.of} ${usage.value}`, usage);
  const waiting: unknown[] = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') listAddresses(value).forEach(add);
    else if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (typeof value === 'object' && value !== null) {
      toComponentTypes(value).forEach((type) => add({ of: 'component', value: type }));
      for (const item of Object.values(value)) waiting.push(item);
    }
  }
  return [...found.values()];
}

/** The types in the lists that hold components. */
function toComponentTypes(value: object): string[] {
  const { components, children }: { components?: unknown; children?: unknown } = value;
  return [components, children]
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    .flatMap((component) => {
      const type: unknown =
        typeof component === 'object' && component !== null && 'type' in component ? component.type : null;
      return typeof type === 'string' ? [type.slice(0, MAX_ADDRESS)] : [];
    });
}

function listAddresses(text: string): Usage[] {
  if (text.startsWith('/')) return text.length > MAX_ADDRESS ? [] : toAddress(text);
  if (!text.includes('="/')) return [];
  return [...text.matchAll(/(?:href|src)="(\/[^"]{0,299})"/g)].flatMap(([, address = '']) =>
    toAddress(address),
  );
}

function toAddress(text: string): Usage[] {
  const media = MEDIA.exec(text)?.[0];
  if (media !== undefined) return [{ of: 'media', value: media }];
  const path = OWN_PATH.exec(text)?.[0];
  return path === undefined ? [] : [{ of: 'link', value: path }];
}
