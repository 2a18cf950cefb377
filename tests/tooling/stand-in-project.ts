import { execFile } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import path from 'node:path';
import { plantTree, PROJECT } from './planted-tree';

/**
 * A project whose commands (app/commands) are the real ones, while what they start only pretends to be npm, tsc
 * and so on: shell scripts that say that they ran.
 */

const OK = '#!/bin/sh\necho "ran $(basename $0) $*"\n';

export const FAILS = '#!/bin/sh\necho "a fault of $(basename $0)"\nexit 3\n';

/** The build of the stand-in site: a server that tells its environment and ends. */
export const NPM = `#!/bin/sh
echo "ran npm $*"
case "$*" in
  ci*) cp package-lock.json node_modules/.package-lock.json;;
  *build*) mkdir -p build/server && cp server.js build/server/main.js;;
esac
`;

const SERVER = `
const { NODE_ENV: mode, SESSION_SECRET: secret, SANDBOX: sandbox, SEED: seed, PUBLIC_SCHEME: scheme } = process.env;
if (secret === 'refused') throw new Error('SESSION_SECRET is too short');
console.log('serves', JSON.stringify({ mode, secret, sandbox, seed, scheme }));
`;

/** Its place beneath node_modules/.bin. */
export const TYPES = '../typescript-native/bin/tsc';

const CHECKERS = ['oxfmt', 'oxlint', TYPES, 'depcruise', 'knip', 'jscpd', 'tsx'];

/** Gives the folder of a fresh clone: nothing installed, nothing built. `binaries` replace or add stand-ins. */
export function plantStandIns(binaries: Readonly<Record<string, string>> = {}): string {
  const all = { ...Object.fromEntries(CHECKERS.map((name) => [name, OK])), npm: NPM, ...binaries };
  const files = Object.entries(all).map(([name, text]) => [`node_modules/.bin/${name}`, text]);
  const root = plantTree({
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{}',
    'server.js': SERVER,
    'blocks/hero/view.tsx': '',
    'blocks/hero/block.test.ts': '',
    ...Object.fromEntries(files),
  });
  for (const name of Object.keys(all)) chmodSync(path.join(root, 'node_modules/.bin', name), 0o755);
  cpSync(path.join(PROJECT, 'app/commands'), path.join(root, 'app/commands'), { recursive: true });
  return root;
}

export interface Ended {
  code: number;
  /** What was printed, on both streams. */
  lines: string[];
}

/** Runs `app/commands/NAME.mjs` of a planted project. */
export function runCommandFile(
  root: string,
  name: string,
  environment: Record<string, string> = {},
): Promise<Ended> {
  const PATH = `${path.join(root, 'node_modules/.bin')}:${process.env['PATH']}`;
  const env = { ...process.env, PATH, CHROMIUM_PATH: process.execPath };
  for (const variable of ['NODE_ENV', 'GALLERY', 'SESSION_SECRET', 'DATA_DIR']) {
    Reflect.deleteProperty(env, variable);
  }
  Object.assign(env, environment);
  return new Promise((resolve) => {
    const script = path.join(root, 'app/commands', `${name}.mjs`);
    const child = execFile(process.execPath, [script], { cwd: root, env }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, lines: `${stderr}${stdout}`.trimEnd().split('\n') });
    });
  });
}
