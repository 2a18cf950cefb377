import type { ReferenceKind } from '#schemas/references/refers-to';
import { isRecord } from '#cms/fields/editor-field';
import type { Choice } from '../../fields/field-sources';
import { studioTexts } from '../../texts/studio-texts';
import type { ChoicePlace } from './choice-place';
import { listBodies } from './list-bodies.server';

const t = studioTexts('choices');

/** Where what is missing is made; null for what the studio cannot make. */
export async function findCreation(
  kind: ReferenceKind,
  search: string,
  place: ChoicePlace,
): Promise<Choice | null> {
  if (kind === 'page') return toPage(search);
  if (kind === 'form') return toForm(place);
  if (kind === 'file') return toCreation(t('uploadFile'), '/studio/media');
  if (kind === 'bannerPlace') return toCreation(t('createBanner'), '/studio/documents/new?list=banners');
  return null;
}

const toCreation = (title: string, makeAt: string): Choice => ({
  key: '',
  title,
  facts: [t('newTab')],
  makeAt,
});

/** What is typed is the title of the new page, or its address. */
function toPage(search: string): Choice | null {
  if (/^[#?]|^[a-z]+:/i.test(search)) return null;
  if (search === '') return toCreation(t('createPage'), '/studio/pages/new');
  const query = new URLSearchParams(search.startsWith('/') ? { path: search } : { title: search });
  return toCreation(t('createPageNamed', { title: search }), `/studio/pages/new?${query}`);
}

/** Forms stand in one document a page: a further one is added there. */
async function toForm({ site, page }: ChoicePlace): Promise<Choice | null> {
  if (page === null) return toCreation(t('createForm'), '/studio/forms#new-form');
  if (page.uuid === null) return null;
  const [own] = await listBodies(site.store, 'form', page.uuid);
  if (own === undefined) {
    return toCreation(t('createForm'), `/studio/forms?${new URLSearchParams({ uuid: page.uuid })}#new-form`);
  }
  return toCreation(t('addForm'), `/studio/forms/${own.id}`);
}

/** The uuid of a page, as it stands in its draft. */
export function readUuid(body: string): string | null {
  const raw: unknown = JSON.parse(body);
  const uuid = isRecord(raw) ? raw['uuid'] : null;
  return typeof uuid === 'string' && uuid.trim() !== '' ? uuid.trim() : null;
}
