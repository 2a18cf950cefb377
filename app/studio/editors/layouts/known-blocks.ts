import { createContext, useContext } from 'react';
import type { CatalogBlock } from '../../composer/block-catalog';
import type { KnownBlocks } from './read-component';

/** What a loader sends of the blocks: a `Map` is no JSON. */
export interface BlocksData extends Pick<KnownBlocks, 'lifts' | 'regions'> {
  blocks: readonly CatalogBlock[];
}

export function toKnownBlocks({ blocks, lifts, regions }: BlocksData): KnownBlocks {
  return { blocks: new Map(blocks.map((block) => [block.type, block])), lifts, regions };
}

export const KnownBlocksContext = createContext<KnownBlocks>({ blocks: new Map(), lifts: {}, regions: [] });

export function useKnownBlocks(): KnownBlocks {
  return useContext(KnownBlocksContext);
}
