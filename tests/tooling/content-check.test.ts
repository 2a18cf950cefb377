import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { openStore } from '#cms/store/open-store';
import { seedStore } from '#cms/store/seed-store';
import { loadDemoContent } from '#fixtures/content/load-content';

// Slow: the command renders every page of the demo content, in each region and for each audience.

interface Ended {
  code: number | string | null;
  output: string;
  errors: string;
}

function run(args: readonly string[], directory: string): Promise<Ended> {
  const command = ['node_modules/tsx/dist/cli.mjs', 'app/commands/content.ts', ...args];
  const env = { ...process.env, DATA_DIR: directory };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env, maxBuffer: 64_000_000 }, (error, output, errors) => {
      resolve({ code: error ? (error.code ?? null) : 0, output, errors });
    });
  });
}

function makePage(components: unknown[]) {
  const meta = [{ name: 'description', content: 'Страница для проверки.' }];
  const top = { id: 'top', type: 'landing-header', props: { header: 'Страница' } };
  return { uuid: '1', type: 'common', title: 'Страница', meta, components: [top, ...components] };
}

interface Planted {
  path: string;
  audience: 'b2c' | 'b2b';
  region: string | null;
  page: unknown;
}

/** A store with these pages; menus and the main page's data lead nowhere else. */
async function plant(pages: readonly Planted[]): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'content-check-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const demo = await loadDemoContent();
  const layouts = { b2c: { widgets: {} }, b2b: { widgets: {} } };
  const store = await openStore(directory);
  await seedStore(store, { ...demo, pages, layouts, mainPage: {}, documents: [] }, Date.now());
  await store.destroy();
  return directory;
}

const report = z.object({
  ok: z.boolean(),
  totals: z.object({ documents: z.number(), broken: z.number(), errors: z.number(), warnings: z.number() }),
  documents: z.array(
    z.looseObject({
      kind: z.string(),
      name: z.string(),
      audience: z.string(),
      region: z.string(),
      broken: z.boolean(),
      findings: z.array(
        z.looseObject({
          code: z.string(),
          id: z.string(),
          place: z.string(),
          pointer: z.string(),
          fix: z.string(),
          regions: z.union([z.literal('all'), z.array(z.string())]),
        }),
      ),
    }),
  ),
});

describe('npm run content -- check', () => {
  test('ends with 1, names page, region and audience of each block that is missing, invalid or outdated, and changes nothing', async () => {
    const invalid = { id: 'bad', type: 'price-list', props: { rows: 'нет' } };
    const directory = await plant([
      { path: '/', audience: 'b2c', region: null, page: makePage([]) },
      { path: '/', audience: 'b2c', region: 'spb', page: makePage([{ id: 'ghost', type: 'hologram' }]) },
      { path: '/corp/a', audience: 'b2b', region: null, page: makePage([invalid]) },
      {
        path: '/some',
        audience: 'b2c',
        region: null,
        page: makePage([{ id: 'new', type: 'text', version: 99 }]),
      },
    ]);
    const file = path.join(directory, 'site.sqlite');
    const before = readFileSync(file);
    const { code, output } = await run(['check', '--json'], directory);
    expect(code).toBe(1);
    const { ok, totals, documents } = report.parse(JSON.parse(output));
    expect([ok, totals.documents, totals.broken]).toEqual([false, 7, 3]);
    const found = documents.flatMap(({ name, audience, region, findings }) =>
      findings.map((finding) => [name, audience, region, finding.id, finding.code, finding.pointer]),
    );
    expect(found).toEqual([
      ['/', 'b2c', 'spb', 'ghost', 'unknown-type', '/type'],
      ['/corp/a', 'b2b', '', 'bad', 'invalid-props', '/props/rows'],
      ['/some', 'b2c', '', 'new', 'newer-version', '/version'],
    ]);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(path.join(directory, 'session-secret'))).toBe(false);
  });

  test('ends with 0 for the demo site, whose faulty pages are so on purpose, and makes no store', async () => {
    const directory = path.join(tmpdir(), `content-check-none-${process.pid}`);
    const { code, output } = await run(['check', '--json', '--drafts'], directory);
    const { ok, totals, documents } = report.parse(JSON.parse(output));
    expect(totals.documents).toBeGreaterThan(200);
    expect(documents.filter(({ broken }) => broken)).toEqual([]);
    expect([code, ok, totals.broken]).toEqual([0, true, 0]);
    expect(existsSync(directory)).toBe(false);
  });

  test.each([[[]], [['check', 'page']]])(
    'ends with 2 and says how it is called when it is called as %j',
    async (args) => {
      const { code, output, errors } = await run(args, 'no-such-directory');
      expect([code, output]).toEqual([2, '']);
      expect(errors).toContain('npm run content -- check [--json] [--drafts]');
      expect(errors).not.toContain(' at ');
    },
  );
});
