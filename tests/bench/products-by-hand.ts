import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The HTML of a showcase as a developer would write it down without components: one function of host elements with
 * every text and attribute in its place. It is made of the HTML itself, so that both draw the same. Throws when they
 * do not.
 */
export function createHandWritten(html: string): () => string {
  const write = readHtml(html);
  const render = () => renderToString(write());
  if (normalise(render()) !== normalise(`<div>${html}</div>`))
    throw new Error('the hand-written showcase is not the same as the built one');
  return render;
}

type Writer = () => ReactNode;

interface OpenElement {
  tag: string;
  props: Record<string, unknown>;
  children: Writer[];
}

/** React writes one form of HTML: every attribute in double quotes, every element closed. */
const TOKEN = /<!--.*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source']);
const RAW = new Set(['style', 'script']);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function readHtml(html: string): () => ReturnType<typeof createElement> {
  const root: OpenElement = { tag: 'div', props: {}, children: [] };
  const open = [root];
  for (const [, end, tag = '', attributes = '', selfClosing, text] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(toText(parent.tag, text));
    else if (end === '/') close(open);
    else if (tag !== '') {
      const { selected, ...props } = readAttributes(attributes, tag);
      // React wants to be told by the list which of its options is chosen.
      if (selected === true) parent.props['defaultValue'] = props['value'];
      open.push({ tag, props, children: [] });
      if (selfClosing === '/' || VOID.has(tag)) close(open);
    }
  }
  return toElement(root);
}

function toText(tag: string, text: string): Writer {
  const shown = RAW.has(tag) ? text : decode(text);
  return () => shown;
}

function close(open: OpenElement[]): void {
  const element = open.pop();
  const parent = open.at(-1);
  if (element && parent) parent.children.push(toElement(element));
}

/** Props are made anew each time, as compiled JSX makes them. */
function toElement({ tag, props, children }: OpenElement): () => ReturnType<typeof createElement> {
  return () => createElement(tag, { ...props }, ...children.map((write) => write()));
}

function readAttributes(text: string, tag: string): Record<string, unknown> {
  const entries = [...text.matchAll(ATTRIBUTE)].map(([, name = '', raw]): [string, unknown] => {
    const value = decode(raw ?? '');
    const renamed = REACT_NAMES[name];
    if (renamed !== undefined) return [renamed, value];
    if (name === 'style') return ['style', readStyle(value)];
    // A field's state at its beginning; of an option it is plain data.
    if (tag !== 'option' && (name === 'value' || name === 'checked'))
      return [`default${name[0]?.toUpperCase()}${name.slice(1)}`, value || true];
    // A flag stands in HTML without a value; other attributes may be empty.
    return [name, FLAGS.has(name) ? true : value];
  });
  return Object.fromEntries(entries);
}

/** Attributes that React calls otherwise. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
};
const FLAGS = new Set(['hidden', 'disabled', 'checked', 'selected', 'required', 'multiple', 'open', 'inert']);

function readStyle(text: string): Record<string, string> {
  const declarations = text.split(';').filter((declaration) => declaration.trim() !== '');
  return Object.fromEntries(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon), declaration.slice(colon + 1)];
    }),
  );
}

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** Comments part texts that React keeps apart; attributes may stand in another order. */
function normalise(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)+)/g, (_, tag: string, attributes: string) => {
      const sorted = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, name = '', value = '']) => `${name}="${value}"`,
      );
      return `<${tag} ${sorted.sort().join(' ')}`;
    });
}
