import type { LoadContext } from '#registry/define-block';
import { getStory } from '#schemas/gateway/stories';
import { toSafeLink } from '#schemas/products/safe-link';
import { toText } from '#schemas/products/text';
import type { Image } from '#schemas/values/image';
import { toLastSegment } from '#schemas/values/path-text';

/** Of a story whose picture has no size: an upright screen. */
const UPRIGHT = { width: 1080, height: 1920 };

export interface StoryData {
  title: string;
  description: string;
  image: Image | null;
  /** A file of this site; null without one. */
  video: string | null;
  /** What the story is about: where it leads on to. */
  location: string | null;
}

/** The story that the last part of the address names (STORY-01); null when there is none. */
export async function loadStory({ call, path }: LoadContext): Promise<StoryData | null> {
  const story = await call(getStory, { query: { storyId: toLastSegment(path) } });
  if (story === null) return null;
  const { title, description, image, video, location } = story;
  const src = toOwnFile(image?.url);
  const size = { width: image?.width ?? UPRIGHT.width, height: image?.height ?? UPRIGHT.height };
  return {
    title: toText(title),
    description: toText(description),
    image: src === null ? null : { src, ...size, alt: '' },
    video: toOwnFile(video),
    location: toSafeLink(location),
  };
}

/** Files come from this site alone: its policy lets in no others. */
function toOwnFile(url: string | undefined): string | null {
  return url !== undefined && /^\/(?!\/)[\w./-]{1,500}$/.test(url) ? url : null;
}
