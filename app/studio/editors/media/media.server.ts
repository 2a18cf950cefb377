import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { createMediaFiles, type MediaFile, type MediaFiles } from '#cms/store/media/media-files';
import { actionInput } from '../../action-input.server';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import {
  notFound,
  refuseAction,
  refuseInput,
  studioAnswer,
  type ActionAnswer,
} from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { toAddress } from './describe-file';
import { isPicture } from './media-types';

/** What a screen shows at once; the rest comes by «показать ещё». */
const ROWS = 60;
const MAX_ROWS = 2000;
/** What a picker shows: nobody scrolls through more, they search. */
const PICKED = 48;

const KINDS = { pictures: 'image/', videos: 'video/', documents: 'application/' } as const;

const filters = z.object({
  search: z.string().max(200).catch(''),
  kind: z.enum(['pictures', 'videos', 'documents']).or(z.literal('')).catch(''),
  rows: z.coerce.number().int().min(ROWS).max(MAX_ROWS).catch(ROWS),
});

export function openMedia({ context }: Pick<StudioArgs, 'context'>): MediaFiles {
  return createMediaFiles(context.site.store, Date.now);
}

export async function mediaLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  // Thumbnails of files that were chosen and not sent yet.
  args.context.policyNeeds.add('blob-pictures');
  const chosen = filters.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const { search, kind, rows } = chosen;
  const found = await openMedia(args).list({ search, type: kind === '' ? '' : KINDS[kind] });
  return studioAnswer({ files: found.slice(0, rows), count: found.length, chosen, step: ROWS });
}

/** `GET /studio/media.json?search=`: pictures for pickers, in the shape of an image of content. */
export async function mediaSearchLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { search } = filters.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const found = await openMedia(args).list({ search, type: KINDS.pictures });
  return studioAnswer(found.slice(0, PICKED).flatMap((file) => toImage(file) ?? []));
}

/** In the shape of an image of content. */
export interface ImageOfLibrary {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Left out where it is the middle. */
  focus?: { x: number; y: number };
}

/** Null for a file that is no picture. */
export function toImage(file: MediaFile): ImageOfLibrary | null {
  const { width, height, alt, focal_x: x, focal_y: y } = file;
  if (width === null || height === null) return null;
  const isMiddle = x === 50 && y === 50;
  return { src: toAddress(file), width, height, alt, ...(!isMiddle && { focus: { x, y } }) };
}

export async function mediaFileLoader(args: LoaderFunctionArgs) {
  await requireEditor(args, 'read');
  const media = openMedia(args);
  const file = await media.get(args.params['id'] ?? '');
  if (file === null) throw notFound();
  return studioAnswer({ file, uses: (await media.uses([file.name])).get(file.name) ?? [] });
}

const percent = z.coerce.number().int().min(0).max(100);
const change = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('describe'),
    alt: z.string().trim().max(300).default(''),
    decorative: z.literal('on').optional(),
    focalX: percent,
    focalY: percent,
  }),
  z.object({ intent: z.literal('remove') }),
]);

export async function mediaFileAction(args: ActionFunctionArgs) {
  const editor = await requireEditor(args, 'edit');
  const t = studioTexts('media');
  const read = await actionInput(args.request, change);
  if (!read.ok) return refuseInput(read.faults);
  const media = openMedia(args);
  const file = await media.get(args.params['id'] ?? '');
  if (file === null) return refuseAction(t('gone'), 404);
  if (read.value.intent === 'remove') {
    const outcome = await media.remove(file.id, editor);
    return outcome === 'used' ? refuseAction(t('removeUsed'), 409) : redirect('/studio/media');
  }
  const { alt, decorative, focalX, focalY } = read.value;
  if (isPicture(file.type) && alt === '' && decorative === undefined)
    return refuseInput({ alt: t('altMissing') });
  const words = { alt: decorative === undefined ? alt : '', focal_x: focalX, focal_y: focalY };
  await media.describe(file.id, words, editor);
  return studioAnswer<ActionAnswer>({ said: t('saved') });
}
