import { z } from 'zod';
import { image } from '../values/image';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { textFlag, textId } from './fields';
import { NO_CACHE_QUERY } from './headers';
import { API_BASE } from './paths';

/**
 * Page info as it comes (PAGE-22). Every field stays unjudged here: `#schemas/parse-page-info` reads them one
 * by one, so that one wrong field costs that field and not the page. An envelope `{data: …}` passes too.
 */
const rawPageInfo = z.looseObject({
  uuid: z.unknown().optional(),
  type: z.unknown().optional(),
  title: z.unknown().optional(),
  meta: z.unknown().optional(),
  region: z.unknown().optional(),
  push_worker_id: z.unknown().optional(),
  breadcrumbs: z.unknown().optional(),
  components: z.unknown().optional(),
  struct_title: z.unknown().optional(),
  redirect301: z.unknown().optional(),
  descriptionSuffix: z.unknown().optional(),
  is404: z.unknown().optional(),
  errorStatus: z.unknown().optional(),
});

/** The page data of a path. */
export const getPageInfo = defineCall({
  id: 'page.info',
  group: 'content',
  method: 'GET',
  path: `${API_BASE.unite}/common/page/info`,
  rows: ['PAGE-33', 'PAGE-34'],
  query: z.object({ page: textId, [NO_CACHE_QUERY]: textFlag.optional() }),
  answer: rawPageInfo,
  empty: null,
});

/** An action (promotion) on the main page. */
const mainPageAction = z.looseObject({
  id: identifier,
  title: z.string(),
  link: optionalField(z.string()),
  text: optionalField(z.string()),
  image: optionalField(z.union([z.string(), image])),
});

/** The data of the main page. */
export const getMainPage = defineCall({
  id: 'page.main',
  group: 'content',
  method: 'GET',
  path: `${API_BASE.unite}/common/mainPage/get`,
  rows: ['PAGE-35'],
  answer: z.looseObject({ actions: z.array(mainPageAction).default([]) }),
  empty: { actions: [] },
});
