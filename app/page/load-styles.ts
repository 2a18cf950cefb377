/** Puts stylesheets into the head that are not there yet, and waits for them, so that a page is shown styled. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map(loadStyle));
}

function loadStyle(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) !== null) return undefined;
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    // An unstyled page is better than none: its content is there, and a reload mends it.
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
