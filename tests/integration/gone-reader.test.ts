import { describe, expect, test } from 'vitest';
import { launchSite, startSite, type SiteProcess } from './site-process';
import { findClosedPort } from './fake-gateway';
import { sendRequest } from '#tests/http-client';

/** The log goes to whoever reads the standard output. The site serves on without a reader, and ends when it is told to. */
const MORE_THAN_A_PIPE_HOLDS = 1500;

const askMuch = async (site: SiteProcess) => {
  for (let request = 0; request < MORE_THAN_A_PIPE_HOLDS; request += 1) await site.send({ path: '/about' });
};

describe('a site whose log nobody reads', () => {
  test('starts, serves and ends, when the reader was gone from the beginning', async () => {
    const port = await findClosedPort();
    const child = launchSite({ PORT: String(port) });
    child.stdout?.destroy();
    const ended = new Promise((resolve) => child.once('close', resolve));
    const isReady = () => sendRequest({ port, path: '/readyz' }).then(({ status }) => status === 200);
    await expect.poll(() => isReady().catch(() => false)).toBe(true);
    expect((await sendRequest({ port, path: '/about' })).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('ends when the reader goes just before', async () => {
    const site = await startSite();
    await site.send({ path: '/about?nocache=1' });
    site.child.stdout?.destroy();
    expect(await site.stop()).toBe(0);
  });

  test('ends when the reader is there and reads nothing', async () => {
    const site = await startSite();
    site.child.stdout?.pause();
    await askMuch(site);
    const ended = new Promise((resolve) => site.child.once('exit', resolve));
    site.child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
