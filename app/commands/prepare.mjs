import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from './find-postgres.mjs';
import { CommandError, ROOT, runCommand } from './run-command.mjs';

/** What a fresh clone lacks: packages, the browser, the database server, the build. Each step does nothing when it is not needed. */

export const SERVER_ENTRY = 'build/server/main.js';
/** Debian's packages of the browser tests: the headless shell for most, the whole browser for a few. CHROMIUM_PATH takes the place of both. */
const BROWSERS = [
  {
    name: 'chromium-headless-shell',
    title: 'the headless shell of Chromium',
    path: '/usr/bin/chromium-headless-shell',
  },
  {
    name: 'chromium',
    title: 'Chromium',
    path: '/usr/bin/chromium',
  },
];

const SOURCES = [
  'app',
  'blocks',
  'cms',
  'fixtures',
  'flows',
  'registry',
  'schemas',
  'public',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
];

/** Installs the packages of package-lock.json when those that are there are others. Throws CommandError. */
export async function installPackages() {
  if (hasLockedPackages()) return;
  await runNpm(
    'Packages',
    'npm ci downloads them, and compiles SQLite where no ready one fits',
    // A production environment would leave out what the build needs.
    ['ci', '--include=dev'],
    (code) => `npm ci ended with ${code}; the packages are not installed.`,
  );
}

/**
 * Whether what npm installed last is what package-lock.json names: by content, since a checkout or a change of branch
 * gives the same file a new time. npm may leave optional packages out, those of other platforms above all.
 */
function hasLockedPackages() {
  const locked = readLockedPackages('package-lock.json');
  const installed = readLockedPackages('node_modules/.package-lock.json');
  if (locked === null || installed === null) return false;
  const places = Object.keys({ ...locked, ...installed }).filter((place) => place !== '');
  return places.every((place) => {
    if (installed[place] === undefined) return locked[place].optional === true;
    return (
      locked[place]?.version === installed[place].version &&
      locked[place].integrity === installed[place].integrity
    );
  });
}

/** Place → what npm wrote about the package there; null when there is no such file. */
function readLockedPackages(file) {
  const absolute = path.join(ROOT, file);
  return existsSync(absolute) ? (JSON.parse(readFileSync(absolute, 'utf8')).packages ?? {}) : null;
}

/** Builds the site. A failed build leaves no server entry, so that a stale one is never served. Throws CommandError. */
export async function buildSite() {
  rmSync(path.join(ROOT, SERVER_ENTRY), { force: true });
  await runNpm(
    'Build',
    'Vite makes what browsers load, then the server',
    ['run', '--silent', 'build', '--', '--logLevel', 'error'],
    (code) => `The build ended with ${code}; see above.`,
  );
  if (!existsSync(path.join(ROOT, SERVER_ENTRY))) {
    throw new CommandError(`The build made no ${SERVER_ENTRY}.`);
  }
}

/** Runs npm for a step of its own: says what it waits for, and how long it took. Throws CommandError. */
async function runNpm(step, waitsFor, args, describeFailure) {
  console.log(`${step}: ${waitsFor}…`);
  const startedAt = performance.now();
  const { code } = await runCommand('npm', args);
  if (code !== 0) throw new CommandError(describeFailure(code));
  console.log(`${step}: ready after ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

/** Builds the site when there is no build or a source is newer than it. Throws CommandError. */
export async function buildSiteWhenStale() {
  const built = modifiedAt(SERVER_ENTRY);
  if (built > 0 && SOURCES.every((source) => newestIn(source) <= built)) return;
  await buildSite();
}

/** Installs the browsers that are missing. Throws CommandError that says what to do. */
export async function installBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return;
    throw new CommandError(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not there.`);
  }
  for (const browser of BROWSERS) {
    if (!existsSync(browser.path)) await installDebianBrowser(browser);
  }
}

async function installDebianBrowser({ name, title, path: executable }) {
  if (process.getuid?.() !== 0) {
    throw new CommandError(
      `The browser tests need ${executable}. Install it as root (apt-get update && apt-get install -y ${name}) or set CHROMIUM_PATH.`,
    );
  }
  const code = await installDebianPackage(name, title);
  if (code !== 0 || !existsSync(executable)) {
    throw new CommandError(`apt-get could not install ${title} (it ended with ${code}).`);
  }
}

/** Installs Debian's PostgreSQL when there is none: the tests of the store start a server of their own. Throws CommandError. */
export async function installPostgres() {
  if (findPostgres() !== null) return;
  if (process.getuid?.() !== 0) {
    throw new CommandError(
      'The tests of the store need PostgreSQL. Install it as root (apt-get update && apt-get install -y postgresql), or have initdb and postgres in PATH.',
    );
  }
  const code = await installDebianPackage('postgresql', 'PostgreSQL');
  if (code !== 0 || findPostgres() === null) {
    throw new CommandError(`apt-get could not install PostgreSQL (it ended with ${code}).`);
  }
}

let hasLists = false;

/** Gives the exit code. The lists of packages are fetched once. */
async function installDebianPackage(name, title) {
  console.log(`Installing ${title} (apt-get)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!hasLists) await runCommand('apt-get', ['update', '-qq'], { env });
  hasLists = true;
  const { code } = await runCommand('apt-get', ['install', '-y', '-qq', name], { env });
  return code;
}

/** When a file was last written, in milliseconds; 0 when there is none. */
function modifiedAt(file) {
  return statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** When the newest file under a path was written, tests left out: they are not part of the build. */
function newestIn(source) {
  const absolute = path.join(ROOT, source);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) return modifiedAt(source);
  const files = readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test\.tsx?|md)$/.test(entry.name))
    .map((entry) => modifiedAt(path.relative(ROOT, path.join(entry.parentPath, entry.name))));
  return Math.max(0, ...files);
}
