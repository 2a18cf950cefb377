import { BodyFault, MULTIPART_LIMITS } from '#app/uploads/multipart-body';
import { discardBody, readMultipart } from '#app/uploads/read-multipart.server';
import { QueueFullError, WorkQueue } from '#app/media/work-queue';
import type { MediaFile } from '#cms/store/media/media-files';
import type { Editor } from '../../session/editor';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { studioAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { openMedia, toImage, type ImageOfLibrary } from './media.server';
import { isPicture } from './media-types';
import { receiveMedia, type MediaRefusal, type ReceivedMedia } from './receive-media.server';

/** A file that was taken (`known`: it was there already), or what the editor reads of it. */
export type UploadAnswer =
  | { file: Pick<MediaFile, 'id' | 'name'>; known: boolean; picture: ImageOfLibrary | null }
  | { error: string };

/** A file is in the memory while it is looked at: two at a time, 60 MB each at most. */
const queue = new WorkQueue(2, 20);
const LIMITS = { ...MULTIPART_LIMITS, bodyBytes: 62_000_000, textBytes: 4096, parts: 10 };

type Outcome = { received: ReceivedMedia } | { refused: MediaRefusal | 'form' };

/**
 * `POST /studio/media/upload`, multipart: `alt`, or `decorative`, then one `file`. An expected refusal is an answer
 * and no status, which would only be a fault of the network in the browser's console.
 */
export async function uploadMedia(args: StudioArgs) {
  const editor = await requireEditor(args, 'edit');
  const t = studioTexts('media');
  try {
    const { texts, outcome } = await queue.run(() => readUpload(args.request));
    if ('refused' in outcome) return refuse(t(`refused_${outcome.refused}`));
    const alt =
      texts.get('decorative') === undefined ? (texts.get('alt') ?? '').trim().slice(0, MAX_ALT) : '';
    const isSaid = alt !== '' || texts.get('decorative') !== undefined;
    if (isPicture(outcome.received.type) && !isSaid) return refuse(t('altMissing'));
    return await keep(outcome.received, alt, editor, args);
  } catch (error) {
    if (error instanceof QueueFullError) {
      await discardBody(args.request, LIMITS);
      return refuse(t('refused_busy'));
    }
    if (!(error instanceof BodyFault)) throw error;
    const text = error.status === 413 ? 'refused_size' : 'refused_form';
    return studioAnswer<UploadAnswer>({ error: t(text) }, { status: error.status });
  }
}

const MAX_ALT = 300;

async function readUpload(request: Request): Promise<{ texts: Map<string, string>; outcome: Outcome }> {
  const texts = new Map<string, string>();
  const outcomes: Outcome[] = [];
  let wanted = 0;
  await readMultipart(
    request,
    {
      onField: (name, value) => void texts.set(name, value),
      wantsFile: (field) => field === 'file' && (wanted += 1) === 1,
      async onFile(part) {
        const received = await receiveMedia(part);
        outcomes.push('refused' in received ? received : { received });
      },
    },
    LIMITS,
  );
  return { texts, outcome: outcomes[0] ?? { refused: 'form' } };
}

async function keep({ hash, ...file }: ReceivedMedia, alt: string, editor: Editor, args: StudioArgs) {
  const { outcome, file: kept } = await openMedia(args).add({ ...file, alt }, hash, editor);
  const { id, name, type, bytes } = kept;
  const picture = toImage(kept);
  args.context.site.log.info({ event: 'media-upload', outcome, type, bytes, request: args.context.facts.id });
  return studioAnswer<UploadAnswer>({ file: { id, name }, known: outcome === 'known', picture });
}

function refuse(error: string) {
  return studioAnswer<UploadAnswer>({ error });
}
