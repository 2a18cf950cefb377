import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteUserConfig } from 'vitest/config';
import { createVitest, type TestUserConfig, type Vitest } from 'vitest/node';
import type { TestReply, TestRequest } from './test-messages';

/**
 * The process in which the tests run, again and again: one vitest whose modules stay transformed, so that only the
 * changed file and the tests run anew. Says so when a run takes more work than it may, and is then killed.
 */

const root = process.cwd();
const OPTIONS: TestUserConfig = {
  root,
  config: false,
  watch: false,
  bail: 1,
  // A mutant that waits for ever does no work; a sound test does not wait so long.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // The work of a thread is work of this process.
  pool: 'threads',
  maxWorkers: 1,
  silent: true,
  reporters: [{}],
  cache: false,
};
let change: TestRequest['change'];

const vitest = await startVitest();
process.on('disconnect', () => process.exit());
process.on('message', (message) => void answer(message as TestRequest));
send('ready');

async function answer(request: TestRequest): Promise<void> {
  const start = readCpuSeconds();
  const watch = setInterval(() => {
    if (readCpuSeconds() - start > request.cpuSeconds) send('endless');
  }, 500);
  const changed = [change, request.change].flatMap((one) => (one === undefined ? [] : [one.file]));
  change = request.change;
  for (const file of changed) vitest.invalidateFile(path.join(root, file));
  const failing = await findFailing(request.tests);
  clearInterval(watch);
  send({ failing, cpuSeconds: readCpuSeconds() - start });
}

async function findFailing(tests: readonly string[]): Promise<string | null> {
  for (const test of tests) if (!(await passes(vitest, path.join(root, test)))) return test;
  return null;
}

async function passes(runner: Vitest, test: string): Promise<boolean> {
  // The results of earlier runs would be given again with those of this one.
  runner.state.filesMap.clear();
  const specification = runner.getRootProject().createSpecification(test);
  const { testModules, unhandledErrors } = await runner.runTestSpecifications([specification]);
  const tests = testModules.flatMap((one) => [...one.children.allTests()]);
  // A test that did not run says nothing: it counts as failed.
  const allPassed = tests.length > 0 && tests.every((one) => one.result().state === 'passed');
  return unhandledErrors.length === 0 && allPassed && testModules.every((one) => one.ok());
}

async function startVitest(): Promise<Vitest> {
  const file = pathToFileURL(path.join(root, 'vitest.config.ts')).href;
  const { default: config } = (await import(file)) as { default: ViteUserConfig };
  const started = await createVitest('test', OPTIONS, toConfig(config));
  await started.standalone();
  return started;
}

/** The project's own settings for tests of code; those that need the built site are another project of its. */
function toConfig(config: ViteUserConfig): ViteUserConfig {
  const { projects = [], ...test } = config.test ?? {};
  const code = projects.find((one) => typeof one === 'object' && 'test' in one);
  const ofCode = typeof code === 'object' && 'test' in code ? code.test : {};
  return { ...config, logLevel: 'silent', plugins: [changeAsItLoads()], test: { ...test, ...ofCode } };
}

/** The file on the disk stays as it is. */
function changeAsItLoads(): Plugin {
  return {
    name: 'mutant',
    enforce: 'pre',
    transform: (_, id) =>
      change !== undefined && id === path.join(root, change.file) ? { code: change.text, map: null } : null,
  };
}

/** Of all threads of this process. */
function readCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

function send(reply: TestReply): void {
  process.send?.(reply);
}
