/** A part of the site's tree: a path that other pages stand below. */
export interface PageSection {
  path: string;
  /** Its last segment. */
  name: string;
  /** With the page at the path itself. */
  pages: number;
}

/** The sections right below a path, most pages first; `/` is the whole site. A page that nothing stands below is none. */
export function listSections(paths: readonly string[], under: string): PageSection[] {
  const base = under === '/' || under === '' ? '/' : `${under}/`;
  const found = new Map<string, { pages: number; isSection: boolean }>();
  for (const path of paths) {
    if (!path.startsWith(base) || path === '/') continue;
    const rest = path.slice(base.length);
    const slash = rest.indexOf('/');
    const name = slash === -1 ? rest : rest.slice(0, slash);
    const section = found.get(name) ?? { pages: 0, isSection: false };
    found.set(name, { pages: section.pages + 1, isSection: section.isSection || slash !== -1 });
  }
  return [...found]
    .filter(([, { isSection }]) => isSection)
    .map(([name, { pages }]) => ({ path: `${base}${name}`, name, pages }))
    .sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
}

/** The sections that a path stands in, outermost first, itself at the end. */
export function listAncestors(path: string): { path: string; name: string }[] {
  const names = path.split('/').filter(Boolean);
  return names.map((name, index) => ({ path: `/${names.slice(0, index + 1).join('/')}`, name }));
}
