import { toComponentText, type ComposerData, type ComposerItem } from './composer-item';
import { joinList, memberText, setMemberText, splitList, splitObject } from './json-text';
import { isSameJson, rewriteJson } from './rewrite-json';

/** The page's own fields, without its components. */
export type PageFields = Readonly<Record<string, unknown>>;

/** The text of the page's object in a body: the body itself, or the `data` of an envelope. Null: there is no page. */
export function findPageText(body: string): string | null {
  if (!isJson(body)) return null;
  const members = splitObject(body)?.members;
  if (members === undefined) return null;
  return isEnvelope(body) ? (memberText(body, 'data') ?? null) : body;
}

/** As `parsePageInfo` unwraps it. */
function isEnvelope(body: string): boolean {
  const data = memberText(body, 'data');
  const isBare = memberText(body, 'uuid') === null && memberText(body, 'components') === null;
  return data !== null && isBare && splitObject(data) !== null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // What is no JSON is no page: the caller says so.
    return false;
  }
}

/** The body of what stands in the composer. Unchanged data give the very text they were made from. */
export function toPageText({ root, content }: ComposerData): string {
  const body = root.props.text;
  return changePage(body, (page) => {
    const old = memberText(page, 'components');
    const list = splitList(old ?? '[]');
    // Components that are no list are left alone for as long as nothing is added.
    if (content.length === 0 && (list === null || old === null)) return page;
    const like = list ?? { elements: [], close: ']' };
    const written = joinList(content.map(toItemText), like);
    return written === old?.trim() ? page : setMemberText(page, 'components', written);
  });
}

/** One item as JSON text, with the blocks inside it. */
export function toItemText({ props }: ComposerItem): string {
  const text = toComponentText(props);
  if (props.inside === undefined) return text;
  const old = memberText(text, 'children');
  if (old === null && props.inside.length === 0) return text;
  const written = joinList(
    props.inside.map(toItemText),
    splitList(old ?? '[]') ?? { elements: [], close: ']' },
  );
  return written === old ? text : setMemberText(text, 'children', written);
}

export function readPageFields(body: string): PageFields {
  const page = findPageText(body);
  if (page === null) return {};
  const { components: _components, ...fields } = JSON.parse(
    setMemberText(page, 'components', null),
  ) as Record<string, unknown>;
  return fields;
}

/** The body with other page fields; components and fields that are equal keep their bytes. */
export function editPageFields(body: string, fields: PageFields): string {
  return changePage(body, (page) => {
    const old = readPageFields(body);
    const names = [...new Set([...Object.keys(old), ...Object.keys(fields)])];
    return names.reduce((text, name) => {
      const value = fields[name];
      if (isSameJson(old[name], value)) return text;
      const written = value === undefined ? null : rewriteJson(memberText(text, name) ?? 'null', value);
      return setMemberText(text, name, written);
    }, page);
  });
}

function changePage(body: string, change: (page: string) => string): string {
  const page = findPageText(body);
  if (page === null) return body;
  const changed = change(page);
  if (changed === page) return body;
  return page === body ? changed : setMemberText(body, 'data', changed);
}
