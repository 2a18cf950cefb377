/**
 * Files with a DOM share one window with the files before them in their process: each begins on an empty page of its own
 * address, where nothing is kept.
 */
export function emptyPage(): void {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  for (const root of [document.documentElement, document.body]) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    root.scrollTop = 0;
    root.scrollLeft = 0;
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0]}=; Max-Age=0; Path=/`;
  }
  history.replaceState(null, '', '/');
}
