const HOME = '/studio';
const NOWHERE = 'http://studio.invalid';

/** An address of the studio, for after the sign-in; whatever else was asked for leads to its home. */
export function toStudioPath(wanted: string | null): string {
  if (wanted === null || !URL.canParse(wanted, NOWHERE)) return HOME;
  const { origin, pathname, search } = new URL(wanted, NOWHERE);
  const isOwn = origin === NOWHERE && (pathname === HOME || pathname.startsWith(`${HOME}/`));
  return isOwn && !pathname.startsWith(`${HOME}/sign-`) ? `${pathname}${search}` : HOME;
}
