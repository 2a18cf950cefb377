/** What a route says of itself to the document around it. */
export interface RouteHandle {
  /** Remix's client runs the route's document in the browser. Public pages never say so (docs/decisions/0014). */
  hydrates?: boolean;
}

export function isHydrated(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrates' in handle && handle.hydrates === true;
}
