import { beforeAll, describe, expect, test } from 'vitest';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});

describe('the host of a request', () => {
  test('answers', async () => {
    expect((await site.send({ path: '/' })).status).toBe(200);
  });
});
