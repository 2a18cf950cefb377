import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { z } from 'zod';

const TEMPLATES = path.join(import.meta.dirname, 'templates');
const USAGE = 'Usage: npm run new -- block NAME, or flow NAME, or page NAME';
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 60;

/** Folders of `blocks`, `flows` and `app/pages` that hold what is shared, and names the house rules refuse. */
const RESERVED = ['ui', 'kit', 'utils', 'helpers', 'misc', 'common', 'data'];

const KINDS = {
  block: { folder: 'blocks', definition: 'block.ts' },
  flow: { folder: 'flows', definition: 'flow.ts' },
  page: { folder: 'app/pages', definition: 'page.ts' },
} as const;

/** A page type may be called like a block: they never stand in one list. */
const RIVALS: Readonly<Record<Kind, readonly Kind[]>> = {
  block: ['block', 'flow'],
  flow: ['block', 'flow'],
  page: ['page'],
};

type Kind = keyof typeof KINDS;

/** The files that were written, from the root; or what is wrong with the request. */
export type Created = { status: 'created'; files: string[] } | { status: 'refused'; fault: string };

/**
 * Makes the folder of a block, a flow or a page type from the templates beside this file. `words` are the words of the
 * command: `['block', 'tariff-grid']`. Writes nothing when it refuses.
 */
export async function createFolder(root: string, words: readonly string[]): Promise<Created> {
  const [kind = '', name = ''] = words;
  const fault = isKind(kind) && words.length === 2 ? findNameFault(root, kind, name) : USAGE;
  if (!isKind(kind) || fault !== null) return { status: 'refused', fault: fault ?? USAGE };
  return { status: 'created', files: await writeFolder(root, kind, name) };
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(KINDS, word);
}

function findNameFault(root: string, kind: Kind, name: string): string | null {
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH) {
    return `«${name}» cannot be a name: kebab-case, a letter first, at most ${MAX_NAME_LENGTH} characters.`;
  }
  if (RESERVED.includes(name)) return `«${name}» is reserved. Name it for what it does for the visitor.`;
  const taken = findTypes(root, RIVALS[kind]).get(name);
  return taken === undefined ? null : `«${name}» is taken by ${taken}. A name is never used twice.`;
}

/** Where each name is used: as a folder, or as the type in a definition. */
function findTypes(root: string, kinds: readonly Kind[]): Map<string, string> {
  const taken = new Map<string, string>();
  for (const { folder, definition } of kinds.map((kind) => KINDS[kind])) {
    for (const name of listFolders(path.join(root, folder))) {
      taken.set(name, `${folder}/${name}`);
      const type = readType(path.join(root, folder, name, definition));
      if (type !== null) taken.set(type, `${folder}/${name}`);
    }
  }
  return taken;
}

function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function readType(definition: string): string | null {
  if (!existsSync(definition)) return null;
  return /\btype: '([^']+)'/.exec(readFileSync(definition, 'utf8'))?.[1] ?? null;
}

const Style = z.looseObject({ printWidth: z.number(), singleQuote: z.boolean() });

/** How the project's code looks: what `npm run format` goes by. */
function readStyle(root: string): z.output<typeof Style> {
  return Style.parse(JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')));
}

async function writeFolder(root: string, kind: Kind, type: string): Promise<string[]> {
  const folder = path.join(KINDS[kind].folder, type);
  mkdirSync(path.join(root, folder), { recursive: true });
  const style = readStyle(root);
  const write = async (template: string): Promise<string> => {
    const file = path.join(folder, template.replace(/\.tmpl$/, ''));
    const text = readFileSync(path.join(TEMPLATES, kind, template), 'utf8').replaceAll('{{type}}', type);
    const { code } = await format(file, text, style);
    writeFileSync(path.join(root, file), code);
    return file;
  };
  return Promise.all(readdirSync(path.join(TEMPLATES, kind)).sort().map(write));
}
