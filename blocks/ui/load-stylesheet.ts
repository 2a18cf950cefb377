const wanted = new Map<string, Promise<void>>();

/**
 * Brings the stylesheet of a part that few visitors open, such as a library's: all others come with the page (decision
 * 0004). Resolves when the document is drawn by it, rejects when it did not come; the next call then tries again.
 */
export function loadStylesheet(href: string): Promise<void> {
  const begun = wanted.get(href);
  if (begun !== undefined) return begun;
  const loading = append(href);
  wanted.set(href, loading);
  loading.catch(() => wanted.delete(href));
  return loading;
}

function append(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`no stylesheet at ${href}`));
    });
    document.head.append(link);
  });
}
