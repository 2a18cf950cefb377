import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import { createPreviewLinks, type PreviewLink } from '#cms/store/preview-links';
import type { OpenedEntry } from '#cms/store/entry-states';
import { audience } from '#schemas/page';
import { actionInput } from '../../action-input.server';
import { fromTyped } from '../../fields/moment';
import type { Editor } from '../../session/editor';
import { requireEditor } from '../../session/require-editor.server';
import {
  notFound,
  refuseAction,
  refuseInput,
  studioAnswer,
  type ActionAnswer,
} from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { LIFETIMES } from './lifetimes';
import { requireEntry, toEntryHead } from '../entry-head.server';
import { hostOf, PREVIEW_PATH } from '../preview/open-preview.server';
import { createPreviewSealer, PREVIEW_LIFETIME_MS } from '../preview/preview-token.server';

export type GivenLink = Pick<PreviewLink, 'id' | 'createdAt' | 'createdBy' | 'expiresAt'> & {
  state: 'open' | 'expired' | 'revoked';
};

export interface LinksAnswer extends ActionAnswer {
  /** Told once: the address itself is kept nowhere. */
  made?: { path: string; address: string; expiresAt: number };
}

const HOUR_MS = 3_600_000;

const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('make'),
    region: z.string().min(1).max(60),
    audience: audience.optional(),
    date: z.union([z.literal(''), z.iso.date()]).default(''),
    time: z.union([z.literal(''), z.iso.time({ precision: -1 })]).default(''),
    lifetime: z.enum(LIFETIMES).default(LIFETIMES[0]),
  }),
  z.object({ intent: z.literal('revoke'), link: z.string().max(60) }),
]);
type Wanted = z.output<typeof form>;

/** `/studio/pages/ID/links`: ways to show the draft of a page to somebody without an account. */
export async function linksLoader(args: LoaderFunctionArgs) {
  const editor = await requireEditor(args, 'read');
  const { context, params } = args;
  const opened = await requirePageEntry(context, params['id']);
  context.policyNeeds.add('own-frames');
  const given = await createPreviewLinks(context.site.store, Date.now).list(opened.entry.id);
  const { audience: own, region } = opened.entry;
  return studioAnswer({
    head: toEntryHead(opened, editor, context),
    given: given.map(toGiven),
    audience: own,
    regions: context.site
      .regions()
      .filter(({ code }) => region === '' || code === region)
      .map(({ code, title }) => ({ value: code, label: title })),
    home: context.facts.region.code,
  });
}

async function requirePageEntry(
  context: Pick<AppLoadContext, 'site'>,
  id: string | undefined,
): Promise<OpenedEntry> {
  const opened = await requireEntry(context, id);
  if (opened.entry.kind !== 'page') throw notFound();
  return opened;
}

function toGiven({ id, createdAt, createdBy, expiresAt, revokedAt }: PreviewLink): GivenLink {
  const state = revokedAt !== null ? 'revoked' : expiresAt <= Date.now() ? 'expired' : 'open';
  return { id, createdAt, createdBy, expiresAt, state };
}

export async function linksAction(args: ActionFunctionArgs): Promise<TypedResponse<LinksAnswer>> {
  const editor = await requireEditor(args, 'edit');
  const { context, params, request } = args;
  const opened = await requirePageEntry(context, params['id']);
  const read = await actionInput(request, form);
  if (!read.ok) return refuseInput(read.faults);
  if (read.value.intent === 'make') return make(opened, read.value, editor, args);
  const t = studioTexts('links');
  const links = createPreviewLinks(context.site.store, Date.now);
  const isRevoked = await links.revoke(opened.entry.id, read.value.link, editor);
  return isRevoked
    ? studioAnswer<LinksAnswer>({ said: t('revoked') })
    : refuseAction(t('revokedBefore'), 404);
}

async function make(
  { entry, body }: OpenedEntry,
  wanted: Extract<Wanted, { intent: 'make' }>,
  editor: Editor,
  { context: { site }, request }: ActionFunctionArgs,
): Promise<TypedResponse<LinksAnswer>> {
  const t = studioTexts('links');
  const { region, date, time, lifetime } = wanted;
  if (!site.regions().some(({ code }) => code === region)) return refuseInput({ region: t('noSuchRegion') });
  if (date === '' && time !== '') return refuseInput({ date: t('wrongMoment') });
  const expiresAt = Date.now() + Math.min(Number(lifetime) * HOUR_MS, PREVIEW_LIFETIME_MS);
  const link = await createPreviewLinks(site.store, Date.now).create(entry.id, { body, expiresAt }, editor);
  if (link === null) return refuseAction(t('gone'), 404);
  const host = hostOf(request);
  const at = toMoment(date, time);
  const own = entry.audience === '' ? (wanted.audience ?? 'b2c') : entry.audience;
  const token = createPreviewSealer(site.env.SESSION_SECRETS).seal(
    { link: link.id, entry: entry.id, region, audience: own, at, expiresAt },
    host,
  );
  const path = `${PREVIEW_PATH}${token}`;
  const address = `${site.env.PUBLIC_SCHEME}://${host}${path}`;
  return studioAnswer<LinksAnswer>({ made: { path, address, expiresAt } });
}

function toMoment(date: string, time: string): number | null {
  const moment = fromTyped({ date, time }, false);
  return moment === null ? null : Date.parse(moment);
}
