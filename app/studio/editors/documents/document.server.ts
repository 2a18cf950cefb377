import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { isDeeperThan } from '#schemas/json-depth';
import type { EntryKind } from '#cms/store/entry-address';
import { actionInput } from '../../action-input.server';
import type { SavedAnswer } from '../../composer/save-answer';
import { toStanding } from '../../composer/save-page.server';
import { contentText, requireShallow } from '../../content-text.server';
import { requireEntry, toEntryHead } from '../../history/entry-head.server';
import { requireEditor } from '../../session/require-editor.server';
import { notFound, studioAnswer } from '../../studio-answer.server';
import { readDocumentKind } from './document-kinds.server';
import type { DocumentFinding } from './finding';

const MAX_LENGTH = 2_000_000;
const MAX_DEPTH = 40;

/** A saved draft answers with what is wrong with it. */
export type DocumentSaved = SavedAnswer & { findings?: DocumentFinding[] };

const saveRequest = z.object({
  body: contentText(MAX_LENGTH).refine((body) => isSoundJson(body)),
  mark: z.string().max(200),
});

/** A document of one kind in its editor. Another kind is 404: it has an editor of its own. */
export async function documentLoader(args: LoaderFunctionArgs, kinds: readonly EntryKind[]) {
  const editor = await requireEditor(args, 'read');
  const { context, params, request } = args;
  // Its policy is wider than that of other screens, and a policy belongs to a document.
  if (context.facts.isDataRequest) throw redirectDocument(new URL(request.url).pathname);
  const opened = await requireEntry(context, params['id']);
  if (!kinds.includes(opened.entry.kind)) throw notFound();
  requireShallow(opened);
  const { fields, check, hasPreview } = readDocumentKind(opened.entry.kind);
  if (hasPreview) context.policyNeeds.add('own-frames');
  const raw: unknown = JSON.parse(opened.body);
  return studioAnswer({
    head: toEntryHead(opened, editor, context),
    standing: toStanding(opened),
    hasPreview,
    fields: await fields(raw, context.site),
    hasDraft: opened.draft !== null,
    findings: await check(raw, opened.entry, context.site),
  });
}

/** `POST /studio/documents/ID/save`, JSON: saves the draft; somebody else's work is never overwritten. */
export async function saveDocument(args: ActionFunctionArgs) {
  const editor = await requireEditor(args, 'edit');
  const { context, params, request } = args;
  const { entry } = await requireEntry(context, params['id']);
  // Pages have a composer, redirects a table: each with its own rules.
  if (entry.kind === 'page' || entry.kind === 'redirect') throw notFound();
  const read = await actionInput(request, saveRequest);
  if (!read.ok) return studioAnswer(read.faults, { status: 422 });
  const saved = await context.site.entries.save(entry.id, read.value, editor);
  if (saved.outcome === 'missing') return studioAnswer<DocumentSaved>({ outcome: 'missing' });
  if (saved.outcome === 'conflict') {
    return studioAnswer<DocumentSaved>({ outcome: 'conflict', standing: toStanding(saved.current) });
  }
  const findings = await readDocumentKind(entry.kind).check(JSON.parse(read.value.body), entry, context.site);
  return studioAnswer<DocumentSaved>({ ...saved, findings });
}

const discardRequest = z.object({ mark: z.string().max(200) });

/** Throws the draft away: what was published, or kept last, stands again. */
export async function discardDocument(args: ActionFunctionArgs) {
  const editor = await requireEditor(args, 'edit');
  const { context, params, request } = args;
  const { entry } = await requireEntry(context, params['id']);
  const read = await actionInput(request, discardRequest);
  if (!read.ok) return studioAnswer(read.faults, { status: 422 });
  await context.site.entries.discard(entry.id, read.value.mark, editor);
  // Gone or in conflict: the screen, loaded anew, shows what stands.
  return redirectDocument(request.headers.get('referer') ?? '/studio');
}

function isSoundJson(text: string): boolean {
  try {
    return !isDeeperThan(JSON.parse(text), MAX_DEPTH);
  } catch {
    return false;
  }
}
