import type { Definition } from '#registry/verdict';
import { componentEnvelope } from '#schemas/page';
import { KEPT, type ComposerData, type ComposerItem, type KeptReason } from './composer-item';
import { memberText, splitList } from './json-text';
import { liftProps } from './lift-props';
import { findPageText } from './page-text';

/** Levels below a page's own blocks; what stands deeper is kept as it is. */
const MAX_DEPTH = 6;

export type FindDefinition = (type: string) => Definition | undefined;

/** Reads a page's body for the composer. Null when it is no page at all: not JSON, or no object. */
export function composePage(body: string, find: FindDefinition): ComposerData | null {
  const page = findPageText(body);
  if (page === null) return null;
  const list = splitList(memberText(page, 'components') ?? '[]');
  let count = 0;
  const nextId = () => `item-${(count += 1)}`;
  const content = (list?.elements ?? []).map(({ text }) => composeItem(text, { find, nextId, depth: 0 }));
  return { root: { props: { text: body } }, content };
}

interface Composing {
  find: FindDefinition;
  nextId: () => string;
  depth: number;
}

function composeItem(text: string, composing: Composing): ComposerItem {
  const id = composing.nextId();
  const read = componentEnvelope.safeParse(JSON.parse(text));
  const kept = (reason: KeptReason): ComposerItem => ({ type: KEPT, props: { id, text, reason } });
  if (!read.success) return kept('malformed');
  if (composing.depth > MAX_DEPTH) return kept('deep');
  const { type, version, props } = read.data;
  const definition = composing.find(type);
  if (definition === undefined) return kept('unknown');
  if (version > definition.version) return kept('newer');
  const lifted = liftProps(definition, version, props);
  if (!lifted.ok) return kept('stuck');
  const own = { id, text };
  const known =
    version === definition.version
      ? own
      : { ...own, lifted: JSON.stringify({ version: definition.version, props: lifted.props }) };
  const isContainer = definition.kind === 'block' && definition.container === true;
  return { type, props: isContainer ? { ...known, inside: composeChildren(text, composing) } : known };
}

function composeChildren(text: string, composing: Composing): ComposerItem[] {
  const list = splitList(memberText(text, 'children') ?? '[]');
  const deeper = { ...composing, depth: composing.depth + 1 };
  return (list?.elements ?? []).map((element) => composeItem(element.text, deeper));
}
