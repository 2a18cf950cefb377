import type { SerializeFrom } from '@remix-run/node';
import type { pagesLoader } from './pages.server';

/** What the list of pages is drawn from. */
export type PagesData = SerializeFrom<typeof pagesLoader>;
