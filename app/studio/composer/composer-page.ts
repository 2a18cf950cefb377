import type { ComposerData } from '#cms/composing/composer-item';
import type { Audience } from '#schemas/page';
import type { BlockCatalog } from './block-catalog';
import type { StandingState } from './save-answer';

/** What the composer begins with. */
export interface ComposerPage {
  id: string;
  path: string;
  audience: Audience | '';
  /** A region's code; empty for all regions. */
  region: string;
  title: string;
  /** Milliseconds since 1970; null when it is not published. */
  publishedAt: number | null;
  standing: StandingState;
  /** Null when what is stored is no page. */
  data: ComposerData | null;
  canEdit: boolean;
  regions: readonly { code: string; label: string }[];
  /** The region of the address that the editor works on. */
  home: string;
  catalog: BlockCatalog;
}
