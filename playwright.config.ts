import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** The built site in Debian's Chromium. A test tagged `@phone` runs on a phone too, `@phone-only` nowhere else. */

const PORT = 4310;
const IS_WORKER = process.env['TEST_WORKER_INDEX'] !== undefined;

const CHROMIUM_ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
  // Region and audience are labels of the host.
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'reports/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://moscow.localhost:${PORT}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // What cannot be pressed or filled fails by its own line, not by that of the whole test.
    actionTimeout: 30_000,
    // Recording takes a quarter of the processor time of the tests: TRACE=1 asks for it, for a test that fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node build/server/main.js',
    url: `http://127.0.0.1:${PORT}/readyz`,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: IS_WORKER ? '' : makeDataDirectory(),
      GALLERY: '1',
      LOG_LEVEL: 'warn',
      // The subscription service of the tests; tests that want it answer for it.
      SUBSCRIBE_SCRIPT_URL: '/subscription-service.js',
      SESSION_SECRET: randomBytes(32).toString('base64url'),
    },
  },
});

/** A store of its own for every run, gone with it. Workers read this file as well and need none. */
function makeDataDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'operator-site-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
