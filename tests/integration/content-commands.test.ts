import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { UsageError } from '#app/commands/content/content-command';
import { exportContent } from '#app/commands/content/export';
import { importContent } from '#app/commands/content/import';
import { newPassword } from '#app/commands/content/password';
import { publishContent } from '#app/commands/content/publish';
import { createMediaFiles } from '#cms/store/media/media-files';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { startSite, type SiteEnvironment } from './site-process';
import { readFirstAccount, signIn, signInFirst } from './studio-visit';

/** `npm run content --`, as somebody calls it beside a running site. */

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const commands = {
  export: exportContent,
  import: importContent,
  publish: publishContent,
  password: newPassword,
};

/** Its exit code and what it printed; a wrong call is 2. In this process, which is another than the site's. */
async function run(
  env: SiteEnvironment,
  name: keyof typeof commands,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  for (const [variable, value] of Object.entries(env)) vi.stubEnv(variable, value);
  const output: string[] = [];
  const keep = (text: unknown) => output.push(String(text)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(keep),
  );
  try {
    return { code: await commands[name].run(args), output: output.join('') };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { code: 2, output: error.message };
  } finally {
    spies.forEach((spy) => spy.mockRestore());
    vi.unstubAllEnvs();
  }
}

const toLine = (line: object) =>
  JSON.stringify({
    kind: 'page',
    audience: 'b2c',
    region: '',
    published: null,
    draft: null,
    note: '',
    ...line,
  });
const toBody = (title: string) => JSON.stringify({ uuid: 'commands', type: 'common', title, components: [] });

describe.each(databases)('content from the command line in $name', ({ createPlace }) => {
  test('is exported, checked, imported and published beside a running site, which shows it', async () => {
    const place = await createPlace();
    const env: SiteEnvironment = place.startsWith('postgres') ? { DATABASE_URL: place } : { DATA_DIR: place };
    const site = await startSite(env);
    const [whole, again] = [path.join(folder, 'whole.ndjson'), path.join(folder, 'again.ndjson')];
    expect(await run(env, 'export', whole)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^\d{2,} documents exported/),
    });
    expect(await run(env, 'import', whole)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ 0 new, 0 published, 0 drafts, \d+ unchanged\./),
    });
    expect((await run(env, 'export', again)).code).toBe(0);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(whole, 'utf8'));

    const file = path.join(folder, 'new.ndjson');
    const lines = [
      toLine({ name: '/imported', published: toBody('Завезённая') }),
      toLine({ name: '/drafted', draft: toBody('Черновая') }),
    ];
    writeFileSync(file, lines.join('\n'));
    const trial = await run(env, 'import', file, '--dry-run');
    expect(trial.output).toContain(
      '2 new, 1 published, 1 drafts, 0 unchanged. 0 media files: 0 new, 0 described anew. Nothing was written: a dry run.',
    );
    expect((await site.send({ path: '/imported' })).status).toBe(404);
    expect((await run(env, 'import', file)).code).toBe(0);
    const bodyOf = async (at: string) => (await site.send({ path: at })).body;
    await expect.poll(() => bodyOf('/imported')).toContain('<title>Завезённая');
    expect((await site.send({ path: '/drafted' })).status).toBe(404);
    expect(await run(env, 'publish', '/drafted', '--audience', 'b2c')).toMatchObject({
      code: 0,
      output: 'page /drafted (b2c): published\n',
    });
    await expect.poll(() => bodyOf('/drafted')).toContain('<title>Черновая');
    expect(await run(env, 'publish', '/nowhere')).toMatchObject({
      code: 1,
      output: 'page /nowhere (b2c): there is no such document\n',
    });
  });

  test('is told what is wrong, line by line, and changes nothing then', async () => {
    const place = await createPlace();
    const env: SiteEnvironment = place.startsWith('postgres') ? { DATABASE_URL: place } : { DATA_DIR: place };
    const file = path.join(folder, 'wrong.ndjson');
    const sound = toLine({ name: '/sound', published: toBody('Годная') });
    writeFileSync(file, [sound, '{"kind":', toLine({ name: 'no-slash', draft: '{}' })].join('\n'));
    const refused = await run(env, 'import', file);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`${file}:2: is not JSON`);
    expect(refused.output).toContain(`${file}:3: name must be a path`);
    expect(refused.output).toContain('Nothing was imported.');
    const out = path.join(folder, 'empty.ndjson');
    expect((await run(env, 'export', out)).output).toContain('0 documents exported, 0 media files.');
    expect((await run(env, 'import', file, '--force')).code).toBe(2);
    expect((await run(env, 'import', path.join(folder, 'nothing-here'))).code).toBe(2);
  });

  test('takes the media library along, to a site that shows it', async () => {
    const [place, other] = [await createPlace(), await createPlace()];
    const toEnv = (at: string): SiteEnvironment =>
      at.startsWith('postgres') ? { DATABASE_URL: at } : { DATA_DIR: at };
    const store = await openStore(place);
    const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    const name = 'library/kettle-0a1b2c3d4e5f.svg';
    const file = { name, type: 'image/svg+xml', width: 8, height: 8, alt: 'Чайник', content };
    await createMediaFiles(store, Date.now).add(file, '0a1b2c3d4e5f', { id: null, name: 'Анна' });
    await store.destroy();
    const [whole, again] = [path.join(folder, 'media.ndjson'), path.join(folder, 'media-again.ndjson')];
    expect((await run(toEnv(place), 'export', whole)).output).toContain('1 media files.');
    const site = await startSite(toEnv(other));
    const done = await run(toEnv(other), 'import', whole);
    expect(done.output).toContain('1 media files: 1 new, 0 described anew.');
    const shown = await site.send({ path: `/media/${name}` });
    expect([shown.status, shown.body]).toEqual([200, content.toString()]);
    await run(toEnv(other), 'export', again);
    expect(readFileSync(again, 'utf8')).toContain(readFileSync(whole, 'utf8').trim());

    writeFileSync(whole, readFileSync(whole, 'utf8').replace('image/svg+xml', 'image/png'));
    expect(await run(toEnv(other), 'import', whole)).toMatchObject({
      code: 1,
      output: expect.stringContaining('image/png is no type of such a name'),
    });
  });
});

describe.each(databases)('an account in $name', ({ createPlace }) => {
  test('that nobody can use any more gets a new password, told once, and its sessions end', async () => {
    const place = await createPlace();
    const env: SiteEnvironment = place.startsWith('postgres') ? { DATABASE_URL: place } : { DATA_DIR: place };
    const site = await startSite(env);
    const before = await signInFirst(site);
    expect((await before.send({ path: '/studio' })).status).toBe(200);
    const { code, output } = await run(env, 'password', 'Admin');
    const [, password = ''] = /^admin: (\S+)\n$/.exec(output) ?? [];
    expect([code, password.length]).toEqual([0, 23]);
    expect((await before.send({ path: '/studio' })).status).toBe(302);
    expect((await signIn(site, readFirstAccount(site))).answer.status).not.toBe(303);
    const { answer } = await signIn(site, { login: 'admin', password });
    expect(answer.status).toBe(303);

    const store = await openStore(place);
    const lines = await store
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'password-changed')
      .execute();
    await store.destroy();
    expect(lines).toMatchObject([{ account_name: 'Командная строка', subject: 'admin' }]);
    expect(JSON.stringify(lines)).not.toContain(password);
    expect(await run(env, 'password', 'nobody')).toMatchObject({
      code: 1,
      output: 'nobody: there is no such account.\n',
    });
  });
});
