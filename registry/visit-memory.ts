/**
 * What one flow has learned that others of the same visit begin with, by name: the address that was checked. It is kept
 * under a seal in the visitor's browser, and no script can read it (docs/decisions/0052).
 */
export type VisitMemory = Readonly<Record<string, string>>;
