/** What a route says of itself. */
export interface RouteHandle {
  /** Remix's client runs the route's document in the browser. Public pages never say so (docs/decisions/0014). */
  hydrates?: boolean;
  /**
   * Its pages are the same for everybody: they are rendered without cookies and headers of the visitor, and may be kept
   * (docs/decisions/0006). Said by routes of content alone.
   */
  isShareable?: boolean;
}

const says = (handle: unknown, what: keyof RouteHandle): boolean =>
  typeof handle === 'object' && handle !== null && (handle as RouteHandle)[what] === true;

export const isHydrated = (handle: unknown): boolean => says(handle, 'hydrates');

export const isShareable = (handle: unknown): boolean => says(handle, 'isShareable');
