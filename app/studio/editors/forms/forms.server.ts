import { redirectDocument } from '@remix-run/node';
import * as z from 'zod';
import type { Entries } from '#cms/store/entries';
import { actionInput } from '../../action-input.server';
import { hasWords } from '../../shell/page-of-rows';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { refuseInput, studioAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { listFormPages, listForms, type FormsRow } from './list-forms.server';
import { TEMPLATE_NAMES, type TemplateName } from './template-names';
import { TEMPLATES } from './templates.server';

const filters = z.object({
  search: z.string().max(200).catch(''),
  /** Of the page that the new forms are for. */
  uuid: z.string().max(100).catch(''),
});

export async function formsLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { store } = args.context.site;
  const { search, uuid } = filters.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const pages = await listFormPages(store);
  const rows = await listForms(store, pages);
  const taken = new Set(rows.map(({ uuid }) => uuid));
  return studioAnswer({
    rows: rows.filter((row) => matches(row, search)),
    count: rows.length,
    search,
    wanted: uuid,
    // A region's own variant is the same page to its forms.
    free: pages.filter(
      ({ uuid }, at) => !taken.has(uuid) && pages.findIndex((page) => page.uuid === uuid) === at,
    ),
    sources: rows.map(({ id, titles }) => ({ id, title: titles.join(', ') })),
  });
}

function matches({ uuid, titles, pages }: FormsRow, search: string): boolean {
  return hasWords([uuid, ...titles, ...pages.flatMap(({ path, title }) => [path, title])].join(' '), search);
}

const form = z.object({
  page: z.string().max(100).default(''),
  uuid: z.string().trim().max(100).default(''),
  /** The name of a template, or `copy:` and the id of other forms. */
  from: z.string().max(100),
});

/** Makes the forms of a page, as a draft. */
export async function formsAction(args: StudioArgs) {
  const editor = await requireEditor(args, 'edit');
  const t = studioTexts('forms');
  const { entries } = args.context.site;
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  const { page, uuid, from } = read.value;
  const name = uuid === '' ? page : uuid;
  if (name === '') return refuseInput({ page: t('noPage') });
  if (!/^[\w-]+$/.test(name)) return refuseInput({ uuid: t('badUuid') });
  const body = await readSource(from, entries);
  if (body === null) return refuseInput({ from: studioTexts('faults')('notInList') });
  const made = await entries.create({ kind: 'form', name, audience: '', region: '' }, body, editor);
  if (made.outcome === 'taken') return refuseInput({ [uuid === '' ? 'page' : 'uuid']: t('exists') });
  return redirectDocument(`/studio/forms/${made.entry.id}`);
}

async function readSource(from: string, { open }: Entries): Promise<string | null> {
  const template = TEMPLATE_NAMES.find((name): name is TemplateName => name === from);
  if (template !== undefined) return JSON.stringify(TEMPLATES[template]);
  const opened = from.startsWith('copy:') ? await open(from.slice('copy:'.length)) : null;
  return opened?.entry.kind === 'form' ? opened.body : null;
}
