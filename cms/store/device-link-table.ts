import { sql, type Kysely } from 'kysely';

/** Links by which a flow is gone on with on another device (docs/decisions/0074). */
export interface DeviceLinkTable {
  /** A hash of the token: what the link holds cannot be read here. */
  token: string;
  /** Of the flow's page, without host. */
  path: string;
  /** What the visit of the other device remembers the token under. */
  name: string;
  /** What the link leads to, locked with the server's secret; empty once the link was used. */
  locked: string;
  /** Milliseconds since 1970. */
  expires_at: number;
}

const CREATE = `create table device_link (
  token text not null primary key, path text not null, name text not null, locked text not null,
  expires_at bigint not null)`;

export async function createDeviceLinkTable(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CREATE).execute(db);
  await sql.raw('create index device_link_expires on device_link (expires_at)').execute(db);
}

export async function dropDeviceLinkTable(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('device_link').execute();
}
