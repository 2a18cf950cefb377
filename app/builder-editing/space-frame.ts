/** What of a window says where it stands. */
export interface FramedWindow {
  readonly self: unknown;
  readonly parent: unknown;
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string };
}

/**
 * The origin of Builder.io's editor around this window; null when there is none. The policy of the page
 * (`frame-ancestors`) refuses every other frame already.
 */
export function readSpaceFrame({ self, parent, location, document }: FramedWindow): string | null {
  if (self === parent) return null;
  // Firefox has no `ancestorOrigins`.
  const around = location.ancestorOrigins?.[0] ?? document.referrer;
  if (!URL.canParse(around)) return null;
  const { protocol, hostname, origin } = new URL(around);
  return protocol === 'https:' && /(^|\.)builder\.io$/.test(hostname) ? origin : null;
}

/**
 * Does the address ask for a draft to be seen outside the editor, as Builder.io's preview links do? Only with the key of
 * the space, so that nobody is shown drafts by an address that was made up.
 */
export function asksForDraft(search: string, apiKey: string): boolean {
  const parameters = new URLSearchParams(search);
  const names = [...parameters.keys()];
  const hasDraft = names.some((name) => name.startsWith('builder.overrides.'));
  return hasDraft && [parameters.get('apiKey'), parameters.get('builder.apiKey')].includes(apiKey);
}
