/**
 * What is wrong with a piece of content: one model for the log, the editor's overlay, the console and the
 * JSON of `?componentCheck`.
 */
export interface Finding {
  code:
    | 'page-field'
    | 'component-shape'
    | 'component-limit'
    | 'component-depth'
    | 'duplicate-id'
    | 'unknown-type'
    | 'newer-version'
    | 'invalid-props'
    | 'migration-failed'
    | 'children-ignored'
    | 'load-failed'
    | 'faulty-definition'
    | 'render-failed';
  /** `error`: the block is not shown. `warning`: it is, but something is lost. */
  severity: 'error' | 'warning';
  /** The component's id, or its place in the list (`block-3`); `page` for the page's own fields. */
  id: string;
  type: string;
  version: number;
  /** RFC 6901 pointer into the component (or the page): `/props/title`. */
  pointer: string;
  message: string;
  /** What to do about it, for the editor or the developer. */
  fix: string;
}

/** RFC 6901: `['props', 'a/b', 0]` → `/props/a~1b/0`. */
export function toPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
