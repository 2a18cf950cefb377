import { Breadcrumbs } from '#blocks/ui/breadcrumbs';
import type { Breadcrumb } from '#schemas/page';
import { toScriptJson } from '#app/page/to-script-json';
import styles from './page-top.module.css';

export type PageTopProps = {
  breadcrumbs: readonly Breadcrumb[];
  /** The full address of a site path, for search engines. */
  toAbsolute: (path: string) => string;
  /** False where a block of the page shows the path itself (`showsBreadcrumbs`): then only search engines get it. */
  visible?: boolean | undefined;
};

/** BreadcrumbList of schema.org; the last item may have no address. */
function toBreadcrumbList({ breadcrumbs, toAbsolute }: PageTopProps) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(url !== undefined && { item: toAbsolute(url) }),
    })),
  };
}

/** The way to the page, for visitors and for search engines. Nothing on a page that has none. */
export function PageTop(props: PageTopProps) {
  if (props.breadcrumbs.length === 0) return null;
  const forSearch = (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toScriptJson(toBreadcrumbList(props)) }}
    />
  );
  if (props.visible === false) return forSearch;
  return (
    <div className={styles.top}>
      <div className={styles.inner}>
        <Breadcrumbs items={props.breadcrumbs.map(({ title, url }) => ({ text: title, url }))} />
      </div>
      {forSearch}
    </div>
  );
}
