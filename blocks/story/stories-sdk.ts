/**
 * The script that shows stories in full screen with their sound (STORY-04). The operator names none yet: null means that
 * the page shows the story by itself.
 */
export const STORIES_SDK_URL: string | null = null;
