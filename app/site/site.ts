import type { Brand } from '#schemas/brand';
import type { Region } from '#schemas/region';
import type { BuilderSpace } from '#app/builder-editing/open-builder-source.server';
import type { Pins } from '#registry/flow-load';
import type { Gateway } from '#cms/gateway/create-gateway';
import type { ContentSource } from '#cms/sources/content-source';
import type { Carts } from '#cms/store/visitors/carts';
import type { ChangeFeed } from '#cms/store/change-feed';
import type { Entries } from '#cms/store/entries';
import type { KeptOrders } from '#cms/store/visitors/kept-orders';
import type { Plans } from '#cms/store/plans';
import type { Store } from '#cms/store/tables';
import type { SiteExperiments } from '#app/experiments/open-experiments.server';
import type { EventLog } from '#app/analytics/event-log';
import type { DeviceLinkStore } from '#app/flow-engine/device-links.server';
import type { FlowMemory } from '#app/flow-engine/flow-memory.server';
import type { Funnels } from '#app/flow-engine/funnels.server';
import type { Sealer } from '#app/flow-engine/seal.server';
import type { ContentFiller } from '#app/references/fill-content.server';
import type { Metrics } from '#app/server/metrics';
import type { Studio } from '#app/studio/session/open-studio.server';
import type { UploadBox } from '#app/uploads/upload-box.server';
import type { KeptSandbox } from '#fixtures/sandbox/memory/open-sandbox';
import type { MapTiles } from '#registry/flow-load';
import type { Environment } from './environment';
import type { Logger } from './logger';

/** Everything that lives as long as the server: made once, handed to loaders in the load context. */
export interface Site {
  env: Environment;
  brand: Brand;
  log: Logger;
  metrics: Metrics;
  gateway: Gateway;
  /** Content with its references filled in. */
  source: ContentSource;
  /** The space of Builder.io that pages come from; null with every other source. */
  builder: BuilderSpace | null;
  /** Fills the references of content that does not come from the source: drafts. */
  filler: ContentFiller;
  /** The database. */
  store: Store;
  /** What the studio edits. */
  entries: Entries;
  /** What is to be published, or taken from the site, by itself. */
  plans: Plans;
  /** Tells of every change of what is published, in this process at once, from others within a second. */
  onContentChange: ChangeFeed['onChange'];
  /** Who may enter the studio, and who is in it. */
  studio: Studio;
  /** What flows seal with, what they remember and what they count. */
  flows: {
    sealer: Sealer;
    memory: FlowMemory;
    pins: Pins;
    funnels: Funnels;
    deviceLinks: DeviceLinkStore;
  };
  /** Experiments with blocks of pages (docs/decisions/0075). */
  experiments: SiteExperiments;
  /** What visitors have put into their carts, and what they have ordered. */
  carts: Carts;
  keptOrders: KeptOrders;
  /** Files that wait for their forms. */
  uploads: UploadBox;
  /** The stand-in of the operator, with what it «sent»; null with the real gateway. */
  sandbox: KeptSandbox | null;
  /** Where its maps have their tiles; null without maps. */
  map: MapTiles | null;
  /** The counter of the sandbox, with what browsers have sent; null with the real gateway. */
  heardEvents: EventLog | null;
  /** The regions of the site; refreshed in the background. */
  regions: () => readonly Region[];
  /** True when the site can answer with content. */
  isReady: () => boolean;
  close: () => Promise<void>;
}
