import { memberText, setMemberText } from './json-text';
import { isJsonRecord, isSameJson, rewriteJson } from './rewrite-json';

/**
 * A block as the composer holds it: the JSON text that stands in the page, so that nothing of it is lost on the way
 * through an editor. Puck sees one string, looks into no props and changes none.
 */
export interface ComposerItem {
  /** The block's type; `KEPT` for what is only kept. */
  type: string;
  props: ItemProps;
}

export interface ItemProps {
  /** Names the item within the composer; its id on the page stands in the text. */
  id: string;
  /** The component as JSON. What stands in `children` there no longer counts when there is `inside`. */
  text: string;
  /** Of a block older than the code: its props as this build reads them, `{"version": 3, "props": {…}}`. */
  lifted?: string;
  /** Why it cannot be edited. */
  reason?: KeptReason;
  /** Put in from the list of blocks: it still has to get an id of its own. */
  isNew?: true;
  /** The blocks inside a container. */
  inside?: ComposerItem[];
}

/** What Puck edits: the page's own fields are the root's props. */
export interface ComposerData {
  root: { props: { text: string } };
  content: ComposerItem[];
}

/** The type of items that are shown and moved, but not edited. */
export const KEPT = 'KEPT';

/** `deep`: it nests deeper than any page may. `stuck`: a migration cannot read its props. */
export type KeptReason = 'unknown' | 'newer' | 'malformed' | 'stuck' | 'deep';

export interface BlockScope {
  regions?: readonly string[];
  audiences?: readonly string[];
  from?: string | null;
  until?: string | null;
}

/** What an item's text says, as far as it is of the right kind. */
export interface ItemContent {
  type: string;
  version: number;
  /** Empty when the block has no id of its own. */
  id: string;
  props: Readonly<Record<string, unknown>>;
  section: string;
  scope: BlockScope;
  /** The props are shown as this build reads them; they are written so once they are edited. */
  isLifted: boolean;
}

export type ItemSource = Pick<ItemProps, 'id' | 'text' | 'lifted' | 'isNew'>;

export function readItem(item: ItemSource): ItemContent {
  const raw = parseRecord(item.text);
  const version = typeof raw['version'] === 'number' ? raw['version'] : 1;
  const lifted = item.lifted === undefined ? null : parseRecord(item.lifted);
  const isLifted = lifted !== null && version < Number(lifted['version']);
  const props = isLifted ? lifted['props'] : raw['props'];
  const { type, section, scope } = raw;
  return {
    type: textOr(type, '?'),
    version,
    id: readId(raw, item),
    isLifted,
    props: isJsonRecord(props) ? props : {},
    section: textOr(section, ''),
    // Components with another scope are kept, not edited.
    scope: isJsonRecord(scope) ? (scope as BlockScope) : {},
  };
}

function readId(raw: Readonly<Record<string, unknown>>, { id, isNew }: ItemSource): string {
  const own = textOr(raw['id'], '');
  return own === '' && isNew === true ? toFreshId(textOr(raw['type'], 'block'), id) : own;
}

/** The id that a new block gets on its page: readable, fit for an anchor, and always the same for one item. */
function toFreshId(type: string, itemId: string): string {
  return `${type}-${itemId
    .replace(/[^a-z0-9]/gi, '')
    .slice(-8)
    .toLowerCase()}`;
}

export interface ItemChange {
  props?: Readonly<Record<string, unknown>>;
  /** Empty: none. */
  id?: string;
  section?: string;
  scope?: BlockScope;
}

/** The item's text after a change. What is not changed keeps its bytes; a version is raised with the props only. */
export function editItem(item: ItemSource, change: ItemChange): string {
  const content = readItem(item);
  let text = toComponentText(item);
  if (change.props !== undefined && !isSameJson(change.props, content.props)) {
    if (content.isLifted) text = setMemberText(text, 'version', String(readLiftedVersion(item)));
    text = setMemberText(text, 'props', rewriteJson(memberText(text, 'props') ?? '{}', change.props));
  }
  if (change.id !== undefined) text = setText(text, 'id', change.id.trim());
  if (change.section !== undefined) text = setText(text, 'section', change.section.trim());
  return change.scope === undefined ? text : setScope(text, change.scope);
}

function readLiftedVersion({ lifted = '{}' }: ItemSource): number {
  return Number(parseRecord(lifted)['version']);
}

function setText(text: string, key: string, value: string): string {
  return setMemberText(text, key, value === '' ? null : rewriteJson(memberText(text, key) ?? 'null', value));
}

function setScope(text: string, scope: BlockScope): string {
  const isEmpty = Object.values(scope).every((value) => value === undefined);
  return setMemberText(text, 'scope', isEmpty ? null : rewriteJson(memberText(text, 'scope') ?? '{}', scope));
}

/** The component's JSON, with the id that a new one gets. */
export function toComponentText(item: ItemSource): string {
  const own = memberText(item.text, 'id');
  if (own !== null || item.isNew !== true) return item.text;
  return setMemberText(item.text, 'id', JSON.stringify(readItem(item).id));
}

function parseRecord(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text);
  return isJsonRecord(value) ? value : {};
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
