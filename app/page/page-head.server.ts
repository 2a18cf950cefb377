import type { MetaTag, PageInfo } from '#schemas/page';
import { BRAND } from '#schemas/brand';
import type { SiteContext } from '#app/context';
import { toAbsolute } from './load-page.server';
import type { PageHead } from './page-data';

const ERROR_TITLES: Readonly<Record<number, string>> = {
  403: 'Доступ запрещён',
  404: 'Страница не найдена',
};

/** The one address that a page has for search engines, whatever others it is shown at. */
export function toCanonicalAddress(
  path: string,
  query: URLSearchParams,
  namedBy: string | undefined,
): string {
  const name = namedBy === undefined ? '' : (query.get(namedBy) ?? '');
  const search = namedBy === undefined || name === '' ? '' : `?${new URLSearchParams({ [namedBy]: name })}`;
  return `${encodeURI(path)}${search}`;
}

/** Title, description with its suffix, canonical address and the page's own meta (PAGE-22). */
export function toHead(page: PageInfo, canonicalAddress: string, context: SiteContext): PageHead {
  const title = page.title || page.struct_title || BRAND.name;
  const absolute = toAbsolute(context);
  const canonical = absolute(canonicalAddress);
  const meta = page.meta.map((tag) => {
    if (tag.name === 'description' && page.descriptionSuffix !== '')
      return { ...tag, content: `${tag.content} ${page.descriptionSuffix}`.trim() };
    // Whoever shows links asks for whole addresses.
    const isOwnPicture = tag.property === 'og:image' && /^\/[^/]/.test(tag.content);
    return isOwnPicture ? { ...tag, content: absolute(tag.content) } : tag;
  });
  const description = meta.find((tag) => tag.name === 'description')?.content;
  const hasPicture = meta.some((tag) => tag.property === 'og:image');
  const shared = [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:title', content: title },
    { property: 'og:url', content: canonical },
    ...(hasPicture ? [] : toPreview(absolute)),
    ...(description === undefined ? [] : [{ property: 'og:description', content: description }]),
  ].filter((tag) => !meta.some((own) => own.property === tag.property));
  return { title, canonical, meta: [...meta, ...shared] };
}

/** The picture of a link in messengers and social networks, which show no SVG; a page's own goes before it. */
function toPreview(absolute: (url: string) => string): MetaTag[] {
  return [
    { property: 'og:image', content: absolute('/media/og/default.png') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ];
}

export function toErrorHead(status: number): PageHead {
  const title = ERROR_TITLES[status] ?? 'Что-то пошло не так';
  return { title, canonical: null, meta: [{ name: 'robots', content: 'noindex' }] };
}
