import type { PageTypeDefinition } from '#app/page/define-page-type';
import { createPageTypes, PageTypeError } from '#app/page/create-page-types';

/** The one place that gathers page types: a new folder is found by itself. What they name, `catalog.server.ts` checks. */
const pages = import.meta.glob<PageTypeDefinition>('./pages/*/page.ts', { eager: true, import: 'page' });

const misplaced = Object.entries(pages).filter(([file, { type }]) => file !== `./pages/${type}/page.ts`);
if (misplaced.length > 0) {
  throw new PageTypeError(
    misplaced.map(([file, { type }]) => `${file} declares «${type}»; name the folder so`),
  );
}

export const pageTypes = createPageTypes(Object.values(pages));
