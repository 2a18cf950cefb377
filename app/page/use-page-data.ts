import { useLoaderData } from '@remix-run/react';
import type { PageData } from './page-data';

/** The page route's data. It is plain JSON by construction, so what arrives is what was sent. */
export function usePageData(): PageData {
  return useLoaderData() as PageData;
}
