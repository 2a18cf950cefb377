import { sql, type Kysely } from 'kysely';

/**
 * What is published tells whose it is: two entries at one address cannot both be published, whoever asks first. The
 * saves of an entry are counted over all its drafts, so that no two of its states bear one mark.
 */
const STATEMENTS = [
  `alter table page add column entry_id text not null default ''`,
  `create index page_entry on page (entry_id)`,
  `alter table document add column entry_id text not null default ''`,
  `create index document_entry on document (entry_id)`,
  `alter table entry add column saves integer not null default 0`,
  `update entry set saves = coalesce((select draft.lock from draft where draft.entry_id = entry.id), 0)`,
  `alter table plan add column checked_build text not null default ''`,
  `create index plan_entry on plan (entry_id)`,
  `update page set entry_id = coalesce((
     select entry.id from entry
     where entry.kind in ('page', 'redirect') and entry.published_revision is not null and entry.name = page.path
       and entry.audience = page.audience and entry.region = page.region), '')`,
  `update document set entry_id = coalesce((
     select entry.id from entry
     where entry.kind not in ('page', 'redirect') and entry.published_revision is not null
       and document.name = entry.kind
         || case entry.audience when '' then '' else '/' || entry.audience end
         || case entry.name when '' then '' else '/' || entry.name end
         || case entry.region when '' then '' else '@' || entry.region end), '')`,
];

export async function addOwners(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function dropOwners(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index plan_entry').execute(db);
  await sql.raw('drop index document_entry').execute(db);
  await sql.raw('drop index page_entry').execute(db);
  await sql.raw('alter table plan drop column checked_build').execute(db);
  await sql.raw('alter table entry drop column saves').execute(db);
  await sql.raw('alter table document drop column entry_id').execute(db);
  await sql.raw('alter table page drop column entry_id').execute(db);
}
