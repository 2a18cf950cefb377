import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '#app/server/metrics';
import { listFiles } from './list-files';
import { PROJECT } from './planted-tree';

const RUNBOOK = readFileSync(path.join(PROJECT, 'docs/on-call.md'), 'utf8');
/** A call of the log at `warn` or above, and the name of its event, which may stand in the next line. */
const LOUD = /\.(?:warn|error|fatal)\(\s*\{\s*event: '([a-z-]+)'/g;

function listLoudEvents(): string[] {
  const files = listFiles(['app']).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const events = files.flatMap((file) =>
    [...readFileSync(path.join(PROJECT, file), 'utf8').matchAll(LOUD)].map(([, name = '']) => name),
  );
  return [...new Set(events)].sort();
}

test('who is on call finds every loud event of the log explained', () => {
  const events = listLoudEvents();
  expect(events.length).toBeGreaterThan(30);
  expect(events.filter((event) => !RUNBOOK.includes(`\`${event}\``))).toEqual([]);
});

test('who is on call finds every figure of the site explained, and none that it does not have', async () => {
  const { register } = createMetrics();
  const own = (await register.getMetricsAsArray())
    .map(({ name }) => name)
    .filter((name) => !/^(?:process|nodejs)_/.test(name));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !RUNBOOK.includes(`\`${name}\``))).toEqual([]);
  const named = [...RUNBOOK.matchAll(/\b[a-z]+(?:_[a-z]+)+_(?:total|seconds|open)\b/g)].map(([name]) => name);
  expect(named.filter((name) => !own.includes(name))).toEqual([]);
});
