import type { DocumentKind } from '#schemas/documents/document-kinds';
import { getFeedbackForms } from '#schemas/gateway/feedback';
import { isRecord } from '#cms/fields/editor-field';
import { registry } from '#app/catalog.server';
import { listComponents, type RawComponent } from '#app/content-check/page-components';
import type { Choice } from '../../fields/field-sources';
import { studioTexts } from '../../texts/studio-texts';
import { readForms } from '../forms/check-forms.server';
import { listFormPages } from '../forms/list-forms.server';
import { toFacts, type ChoicePlace, type ListChoices } from './choice-place';
import { listBodies } from './list-bodies.server';
import { toTitles } from './to-titles';

const t = studioTexts('choices');

/** The forms of the page, those of its draft too; where there is no page, those of every page. */
export const listForms: ListChoices = async (place) => {
  const { site, page } = place;
  if (page !== null) {
    const own = await listBodies(site.store, 'form', page.uuid ?? '');
    const forms = own.flatMap((body) => toFormChoices(body.raw, t('form'), body.isDraft));
    return forms.length > 0 || page.uuid === null ? forms : listOperatorForms(place, page.uuid);
  }
  const [bodies, pages] = await Promise.all([listBodies(site.store, 'form'), listFormPages(site.store)]);
  return bodies.flatMap(({ name, raw, isDraft }) => {
    const path = pages.find(({ uuid }) => uuid === name)?.path ?? name;
    return toFormChoices(raw, t('formOf', { path }), isDraft);
  });
};

const NOT_FOUND = 404;

/** The site keeps no forms of the page: they are the operator's. */
async function listOperatorForms({ site, scope }: ChoicePlace, uuid: string): Promise<Choice[] | null> {
  const asked = await site.gateway(scope).ask(getFeedbackForms, { query: { uuid } });
  if (!asked.ok) return asked.status === NOT_FOUND ? [] : null;
  return toFormChoices(asked.answer, t('form'), false);
}

function toFormChoices(raw: unknown, fact: string, isDraft: boolean): Choice[] {
  return readForms(raw).flatMap((form) =>
    form === null
      ? []
      : [{ key: form.id, title: form.title || t('untitled'), facts: toFacts(fact, isDraft && t('draft')) }],
  );
}

/** The windows of layouts: they stand on every page. Those of the page itself the composer knows. */
export const listWindows: ListChoices = async ({ site, page }) => {
  const reader = page?.entry.audience ?? '';
  const layouts = (await listBodies(site.store, 'layout')).filter(
    ({ audience }) => reader === '' || audience === '' || audience === reader,
  );
  const windows = layouts.flatMap(({ raw, isDraft }) =>
    listComponents(raw).flatMap((component) => toWindowChoice(component, isDraft)),
  );
  // Each audience has a layout of its own, often with the same windows.
  return windows.filter(({ key }, at) => windows.findIndex((window) => window.key === key) === at);
};

function toWindowChoice({ type, props }: RawComponent, isDraft: boolean): Choice[] {
  const definition = registry.find(type);
  if (definition?.kind !== 'block' || definition.windowId === undefined) return [];
  const read = definition.props.safeParse(props);
  const key = read.success ? definition.windowId(read.data) : null;
  const title = isRecord(props) && typeof props['title'] === 'string' ? props['title'] : definition.label;
  return key === null ? [] : [{ key, title, facts: toFacts(t('layoutWindow'), isDraft && t('draft')) }];
}

/** What documents of a kind share: a code, and the titles of those that have it. */
function listShared(
  kind: DocumentKind,
  code: string,
  say: (titles: string) => string,
  title = code,
): ListChoices {
  return async ({ site }) => {
    const bodies = (await listBodies(site.store, kind)).flatMap(({ raw }) => (isRecord(raw) ? [raw] : []));
    const codes = new Set(bodies.flatMap((body) => toText(body[code])));
    return [...codes].map((key) => {
      const sharing = bodies.filter((body) => body[code] === key);
      const titles = toTitles(sharing.flatMap((body) => toText(body['title'])));
      return { key, title: sharing.flatMap((body) => toText(body[title]))[0] ?? key, facts: [say(titles)] };
    });
  };
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? [value] : []);

export const listBannerPlaces = listShared('banner', 'key', (titles) => t('banners', { titles }));
export const listPromotionFilters = listShared(
  'promotion',
  'category',
  (titles) => t('promotions', { titles }),
  'categoryTitle',
);
