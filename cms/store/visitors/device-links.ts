import type { DeviceLinkTable } from '../device-link-table';
import type { Store } from '../tables';

/** Rows of links to other devices, each under the hash of its token (docs/decisions/0074). */

export async function addDeviceLink(store: Store, link: DeviceLinkTable): Promise<void> {
  await store.insertInto('device_link').values(link).execute();
}

export async function findDeviceLink(store: Store, token: string): Promise<DeviceLinkTable | null> {
  const row = await store.selectFrom('device_link').selectAll().where('token', '=', token).executeTakeFirst();
  return row ?? null;
}

/** True for the first who asks in time: one statement, so that of two devices at once only one goes on. */
export async function emptyDeviceLink(
  store: Store,
  { token, name }: Pick<DeviceLinkTable, 'token' | 'name'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('device_link')
    .set({ locked: '' })
    .where('token', '=', token)
    .where('name', '=', name)
    .where('locked', '<>', '')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes links that expired before then. */
export async function forgetDeviceLinks(store: Store, before: number): Promise<void> {
  await store.deleteFrom('device_link').where('expires_at', '<', before).execute();
}
