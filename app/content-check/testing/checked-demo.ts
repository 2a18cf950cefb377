import { createLogger } from '#app/site/logger';
import { readEnvironment } from '#app/site/environment';
import type { EntryAddress } from '#cms/store/entry-address';
import type { CheckedSite } from '../checked-site';
import { openCheckedSite } from '../open-checked-site.server';
import { simulateEntry } from '../simulate-entry.server';
import type { SimulationOptions } from '../simulation';

/** The demo site as the tests of the checks see it: in memory, with the operator's stand-in. */
export function openCheckedDemo(): Promise<{ site: CheckedSite; close: () => Promise<void> }> {
  const env = readEnvironment({
    DATA_DIR: 'no-such-directory',
    ROOT_HOSTS: 'localhost,site.example.test',
    SESSION_SECRET: 'q7Lw2Zr9Tx4Vb8Nc1Ym6Kp3Hs5Jd0Gf-QeRtUi',
  });
  return openCheckedSite(env, createLogger('silent'));
}

/** A page that nothing is wrong with: its uuid is one that the operator has no forms for. */
export function makePage(components: unknown[], fields: object = {}): Record<string, unknown> {
  return {
    uuid: '70000000-0000-4000-8000-00000000ffff',
    type: 'common',
    title: 'Страница',
    meta: [{ name: 'description', content: 'Страница для проверки.' }],
    components: [{ id: 'top', type: 'landing-header', props: { header: 'Страница' } }, ...components],
    ...fields,
  };
}

export const ADDRESS: EntryAddress = { kind: 'page', name: '/checked', audience: 'b2c', region: '' };

/** What is found on a page, in short. */
export async function findFaults(
  site: CheckedSite,
  raw: unknown,
  address: Partial<EntryAddress> = {},
  options: SimulationOptions = {},
) {
  const { findings } = await simulateEntry(raw, { ...ADDRESS, ...address }, site, options);
  return findings.map(({ code, severity, id, place, pointer, regions }) => ({
    code,
    severity,
    id,
    at: place + pointer,
    regions,
  }));
}
