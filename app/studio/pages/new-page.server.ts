import { redirectDocument, type TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import type { EntryRecord } from '#cms/store/entry-records';
import { audience } from '#schemas/page';
import { actionInput } from '../action-input.server';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { notFound, refuseInput, studioAnswer, type ActionAnswer } from '../studio-answer.server';
import { studioTexts } from '../texts/studio-texts';
import { findPathFault, toTypedPath } from './page-path';
import { MAX_PATH, proposePath } from './propose-path';
import { copyBody, fillTemplate, TEMPLATE_NAMES } from './templates.server';

const COPY = 'copy';

const form = z.object({
  title: z.string().trim().min(1).max(300),
  /** Empty: it is made of the title. */
  path: z.string().max(MAX_PATH).default(''),
  audience,
  region: z.string().max(60).default(''),
  template: z.enum([...TEMPLATE_NAMES, COPY]),
  copy: z.string().max(60).default(''),
});
/** What a link to this screen has named already: a page that somebody looked for and did not find. */
const wanted = z.object({ title: z.string().max(300).catch(''), path: z.string().max(MAX_PATH).catch('') });

type NewPage = z.output<typeof form>;

export async function newPageLoader(args: StudioArgs) {
  await requireEditor(args, 'edit');
  const { regions } = args.context.site;
  const query = new URL(args.request.url).searchParams;
  const original = await findOriginal(query.get(COPY) ?? '', args);
  if (original === null && query.has(COPY)) throw notFound();
  return studioAnswer({
    regions: regions().map(({ code, title }) => ({ code, title })),
    templates: TEMPLATE_NAMES,
    wanted: wanted.parse({ title: query.get('title') ?? '', path: query.get('path') ?? '' }),
    original: original && {
      id: original.id,
      title: original.title,
      path: original.name,
      audience: original.audience,
      region: original.region,
    },
  });
}

/** Makes the draft and leads to the composer. */
export async function newPageAction(args: StudioArgs): Promise<TypedResponse<ActionAnswer>> {
  const editor = await requireEditor(args, 'edit');
  const { entries, regions } = args.context.site;
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  const page = { ...read.value, path: toTypedPath(read.value.path || proposePath(read.value.title)) };
  const fault = findPathFault(page.path);
  if (fault !== null) return refuseInput({ path: fault });
  const isKnownRegion = page.region === '' || regions().some(({ code }) => code === page.region);
  if (!isKnownRegion) return refuseInput({ region: studioTexts('faults')('notInList') });
  const address = { name: page.path, audience: page.audience, region: page.region };
  if ((await entries.find({ ...address, kind: 'redirect' })) !== null) {
    return refuseInput({ path: studioTexts('pages')('pathRedirect') });
  }
  const made = await entries.create({ ...address, kind: 'page' }, await makeBody(page, args), editor);
  if (made.outcome !== 'created') {
    return refuseInput({ path: studioTexts('pages')('pathTaken', { title: made.by.title || page.path }) });
  }
  // The composer has a policy of its own: its document is loaded, not put together by the client.
  throw redirectDocument(`/studio/pages/${made.entry.id}`, 303);
}

async function makeBody({ template, title, copy }: NewPage, args: StudioArgs): Promise<string> {
  if (template !== COPY) return fillTemplate(template, title);
  const original = await findOriginal(copy, args);
  const opened = original && (await args.context.site.entries.open(original.id));
  if (opened === null) throw notFound();
  return copyBody(opened.body, title);
}

async function findOriginal(id: string, { context }: StudioArgs): Promise<EntryRecord | null> {
  const entry = id === '' ? null : await context.site.entries.get(id);
  return entry?.kind === 'page' ? entry : null;
}
