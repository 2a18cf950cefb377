import type { Kysely, Migration } from 'kysely';
import { createCartTables, dropCartTables } from './cart-table';
import { createDeviceLinkTable, dropDeviceLinkTable } from './device-link-table';
import { isPostgres } from './dialect-types';
import { createExperimentTables, dropExperimentTables } from './experiment-tables';
import { addArrivals, createFlowCounts, dropArrivals, dropFlowCounts } from './flow-count-table';
import { addOwners, dropOwners } from './owner-columns';
import {
  createSearchEntries,
  createSearchPages,
  createSearchStems,
  dropSearchEntries,
  dropSearchPages,
  dropSearchStems,
  hastenSearch,
  undoHastenSearch,
} from './search/search-table';
import { createStudioTables, dropStudioTables } from './studio-tables';
import { createStudioVisits, dropStudioVisits } from './studio-visit-table';
import { createTrashTable, dropTrashTable } from './trash-table';

/** The store's history. A migration that has shipped is never changed; the next one is added below it. */
export const migrations: Record<string, Migration> = {
  '0001-content': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('page')
        .addColumn('id', isPostgres(db) ? 'serial' : 'integer', (column) =>
          isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('audience', 'text', (column) => column.notNull())
        .addColumn('region', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('page_address', ['path', 'audience', 'region'])
        .execute();
      await db.schema
        .createTable('document')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('document').execute();
      await db.schema.dropTable('page').execute();
    },
  },
  '0002-flows': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('flow_outcome')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('outcome', 'text')
        .execute();
      await db.schema
        .createTable('flow_limit')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('resets_at', 'bigint', (column) => column.notNull())
        .execute();
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('flow_limit').execute();
      await db.schema.dropTable('flow_outcome').execute();
    },
  },
  '0003-pinned-texts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('pinned_text')
        .addColumn('pin', 'text', (column) => column.primaryKey())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('used_at', 'bigint', (column) => column.notNull())
        .execute();
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('pinned_text').execute();
    },
  },
  '0004-sandbox': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('sandbox_state')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('locked', 'text', (column) => column.notNull())
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .execute();
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable('sandbox_state').execute();
    },
  },
  '0005-studio': { up: createStudioTables, down: dropStudioTables },
  '0006-owners': { up: addOwners, down: dropOwners },
  '0007-flow-counts': { up: createFlowCounts, down: dropFlowCounts },
  '0008-studio-visits': { up: createStudioVisits, down: dropStudioVisits },
  '0009-outcome-signs-of-life': {
    async up(db: Kysely<unknown>) {
      // Runs of the release before gave none: whoever waits for one that is under way learns that nobody knows.
      await db.schema
        .alterTable('flow_outcome')
        .addColumn('alive_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    },
    async down(db: Kysely<unknown>) {
      await db.schema.alterTable('flow_outcome').dropColumn('alive_at').execute();
    },
  },
  '0010-trash': { up: createTrashTable, down: dropTrashTable },
  '0011-carts': { up: createCartTables, down: dropCartTables },
  '0012-device-links': { up: createDeviceLinkTable, down: dropDeviceLinkTable },
  '0013-flow-arrivals': { up: addArrivals, down: dropArrivals },
  '0014-experiments': { up: createExperimentTables, down: dropExperimentTables },
  '0015-search': { up: createSearchPages, down: dropSearchPages },
  '0016-search-documents': { up: createSearchEntries, down: dropSearchEntries },
  '0017-search-by-region': { up: hastenSearch, down: undoHastenSearch },
  '0018-search-stems': { up: createSearchStems, down: dropSearchStems },
};
