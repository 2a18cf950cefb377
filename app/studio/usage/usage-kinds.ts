import type { EntryUsageTable } from '#cms/store/tables';

/** What documents are known to use. */
export const USAGE_KINDS = ['component', 'link', 'media'] as const satisfies EntryUsageTable['of'][];
