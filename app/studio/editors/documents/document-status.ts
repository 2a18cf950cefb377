export type DocumentStatus = 'draft' | 'published' | 'changed';

/** How a document stands: by what is published of it, and whether it has a draft. */
export function toStatus({
  published,
  draft,
}: {
  published: string | null;
  draft: string | null;
}): DocumentStatus {
  if (published === null) return 'draft';
  return draft === null ? 'published' : 'changed';
}

/** The tones of badges, by status. What is as it should be needs no colour. */
export const STATUS_TONES = {
  draft: 'accent',
  published: 'neutral',
  changed: 'warning',
  removed: 'sale',
} as const;
