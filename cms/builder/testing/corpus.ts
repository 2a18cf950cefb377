import { bindings } from './corpus/bindings';
import { columns } from './corpus/columns';
import { containers } from './corpus/containers';
import type { CorpusEntry } from './corpus/corpus-entry';
import { media } from './corpus/media';
import { pages } from './corpus/pages';
import { symbols } from './corpus/symbols';
import { texts } from './corpus/texts';
import { visibility } from './corpus/visibility';

/** Content in every shape that the documentation of Builder.io and its SDK know, written for this site. */
export const CORPUS: readonly CorpusEntry[] = [
  ...texts,
  ...media,
  ...columns,
  ...visibility,
  ...bindings,
  ...containers,
  ...symbols,
  ...pages,
];
