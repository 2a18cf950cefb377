/** The path and query of a Referer, when it is a page of the same host; null otherwise. */
export function toOwnPath(referer: string | null, requestUrl: string): string | null {
  if (referer === null || !URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  return host === new URL(requestUrl).host && !pathname.startsWith('//') ? pathname + search : null;
}
