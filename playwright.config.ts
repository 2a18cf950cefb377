import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CONTENT_KEY } from './tests/browser/content-key';

/**
 * The built site in Debian's headless shell of Chromium, which takes half the processor time of the whole browser.
 * A test tagged `@phone` runs on a phone too, `@phone-only` nowhere else, `@whole-browser` in the whole Chromium.
 */

const PORT = Number(process.env['PLAYWRIGHT_PORT'] ?? 4310);
const SUBSCRIPTION_PORT = PORT + 1;
const STORES = process.env['READY_STORES'] ?? makeStoresDirectory();
const SHELL = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium-headless-shell';
/** Not how long a start may take on a machine that has other work: this only ends one that hangs. */
const START_MS = 300_000;
const WHOLE_BROWSER = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  // The page of a test that a test answers for has no address space; its scripts come from this machine all the same.
  '--disable-features=LocalNetworkAccessChecks',
  // Region and audience are labels of the host. No other host has an address: nothing leaves this machine.
  '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'reports/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Once, to see whether it is the site or the moment: the summary names it, and more than two fail (decision 0047).
  retries: process.env['CI'] ? 1 : 0,
  // A test that hangs ends by this; none may fail because the machine has other work.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://moscow.localhost:${PORT}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // What moves has neither its place nor its size yet, and is painted anew all the time. Who tests motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be pressed or filled fails by its own line, not by that of the whole test.
    actionTimeout: 60_000,
    // Recording takes a quarter of the processor time of the tests: TRACE=1 asks for it, for a test that fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: SHELL, args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only|@whole-browser/,
      use: DESKTOP,
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'whole browser',
      grep: /@whole-browser/,
      use: { ...DESKTOP, launchOptions: { executablePath: WHOLE_BROWSER, args: CHROMIUM_ARGS } },
    },
  ],
  webServer: [
    {
      command: 'node tests/browser/subscription-service.mjs',
      url: `http://127.0.0.1:${SUBSCRIPTION_PORT}/subscription-service.js`,
      reuseExistingServer: false,
      timeout: START_MS,
      env: { PORT: String(SUBSCRIPTION_PORT) },
    },
    {
      command: 'node --import tsx tests/browser/serve-site.ts',
      url: `http://127.0.0.1:${PORT}/readyz`,
      reuseExistingServer: false,
      timeout: START_MS,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      env: {
        NODE_ENV: 'production',
        PORT: String(PORT),
        DATA_DIR: path.join(STORES, 'site'),
        READY_STORES: STORES,
        GALLERY: '1',
        CONTENT_API_KEY: CONTENT_KEY,
        // The galleries show dozens of frames at once.
        MAX_WAITING_PAGES: '400',
        SANDBOX: '1',
        PUBLIC_SCHEME: 'http',
        SHUTDOWN_DELAY_MS: '0',
        LOG_LEVEL: 'warn',
        SUBSCRIBE_SCRIPT_URL: `http://subscription.localhost:${SUBSCRIPTION_PORT}/subscription-service.js`,
        SESSION_SECRET: randomBytes(32).toString('base64url'),
      },
    },
  ],
});

/** Stores of this run's own, gone with it. Workers read this file as well and find its name in their environment. */
function makeStoresDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'operator-site-'));
  process.env['READY_STORES'] = directory;
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
