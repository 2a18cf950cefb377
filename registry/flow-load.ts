import type { Finding } from '#schemas/finding';
import type { LoadContext } from './define-block';

/** What a flow's `load` may know: what a block's may, and the texts that are pinned. */
export interface FlowLoadContext extends LoadContext {
  /** The pin that a visitor has begun with; null for one who has not. */
  pin: string | null;
  pins: Pins;
  /** Where maps of this site have their tiles; null for a site without maps. */
  map: MapTiles | null;
  /** Tells editors what is wrong with what the operator says. */
  report: (fault: LoadFault) => void;
}

/** The tiles of a map. */
export interface MapTiles {
  /** An address with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whom they come from, plain text. */
  attribution: string;
}

/** A fault of what was loaded: the flow stands, editors should know. */
export type LoadFault = Pick<Finding, 'severity' | 'pointer' | 'message' | 'fix'>;

/** Texts kept by what they say, so that a visitor ends what they began when the operator has changed it meanwhile. */
export interface Pins {
  /** Keeps a text; the same text has the same pin. */
  put: (text: string) => Promise<string>;
  /** Null for one that was never kept, or not used for a month. */
  get: (pin: string) => Promise<string | null>;
}
