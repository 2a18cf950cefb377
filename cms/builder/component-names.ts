/** Builder.io's own components are called `Text`, `Columns`…; ours have a prefix, so that neither hides the other. */
const PREFIX = 'Site:';

/** The name that a block or flow is registered by. */
export const toComponentName = (type: string): string => `${PREFIX}${type}`;

/** The block or flow that a component stands for; null for components of Builder.io's own. */
export const toBlockType = (name: string): string | null =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;

/** The hidden input with the version of a block that its props were written for. */
export const VERSION_INPUT = 'version';

/** Inputs that say where a block stands and when, beside what it shows; every block and flow has them. */
export const PLACE_INPUTS = {
  anchor: 'siteAnchor',
  regions: 'siteRegions',
  from: 'siteFrom',
  until: 'siteUntil',
} as const;

/** Longer types are refused by the envelope of components. */
const MAX_TYPE_LENGTH = 100;

/**
 * The type of a component that stands for what cannot be shown. No block is called so, hence the verdict on it is the
 * finding «no block or flow is called “Builder: …”», which `?componentCheck` and the log report.
 */
export const toUnknownType = (what: string): string => `Builder: ${what}`.slice(0, MAX_TYPE_LENGTH);

/** Does the type stand for what cannot be shown? */
export const isUnknownType = (type: string): boolean => type.startsWith('Builder: ');
