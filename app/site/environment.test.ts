import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EnvironmentError, readServerEnvironment } from './environment';

const SECRET = 'q7Lw2Zr9Tx4Vb8Nc1Ym6Kp3Hs5Jd0GfAe';
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET, PUBLIC_SCHEME: 'http' };

/** What a start with these variables says before it ends; null when it goes on. */
function findRefusal(variables: Record<string, string>): string | null {
  const directory = mkdtempSync(path.join(tmpdir(), 'environment-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  try {
    readServerEnvironment({ DATA_DIR: directory, ...variables });
    return null;
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}

describe('a secret in production', () => {
  test.each([
    ['missing', {}],
    ['empty', { SESSION_SECRET: '' }],
    ['short', { SESSION_SECRET: 'q7Lw2Zr9Tx4Vb8Nc1Ym6Kp3Hs5Jd0Gf' }],
    ['followed by a short one', { SESSION_SECRET: `${SECRET},former` }],
    ['of few characters', { SESSION_SECRET: 'abcabcabcabcabcabcabcabcabcabcabcabcabc' }],
  ])('that is %s is refused, and not shown', (_fault, variables: Record<string, string>) => {
    const refusal = findRefusal({ NODE_ENV: 'production', ...variables });
    expect(refusal).toMatch(/^SESSION_SECRET .*Make one with: node -e/);
    for (const secret of variables['SESSION_SECRET']?.split(',').filter(Boolean) ?? []) {
      expect(refusal).not.toContain(secret);
    }
  });
});

test('where nothing can be kept the directory is named, at once', () => {
  expect(findRefusal({ DATA_DIR: '/proc/nothing', NODE_ENV: 'development' })).toMatch(
    /- DATA_DIR: nothing can be kept in \/proc\/nothing .*may write to/,
  );
});

describe('in production', () => {
  test('the operator and https are named, and the words that allow a start without them', () => {
    const refusal = findRefusal({ NODE_ENV: 'production', SESSION_SECRET: SECRET });
    expect(refusal).toMatch(/- OPERATOR_API_URL: .*SANDBOX=1/);
    expect(refusal).toMatch(/- PUBLIC_SCHEME: .*PUBLIC_SCHEME=http/);
  });

  test('each of them is named alone', () => {
    expect(findRefusal(PRODUCTION)).not.toContain('PUBLIC_SCHEME');
    const noScheme = { ...PRODUCTION, PUBLIC_SCHEME: '', SANDBOX: '1' };
    expect(findRefusal(noScheme)).toMatch(/PUBLIC_SCHEME/);
    expect(findRefusal(noScheme)).not.toContain('OPERATOR_API_URL');
  });

  test('nothing else is asked for', () => {
    expect(findRefusal({ ...PRODUCTION, SANDBOX: '1' })).toBeNull();
  });
});

test.each([
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['ROOT_HOSTS', 'localhost:3000'],
  ['CONTENT_SOURCE', 'wordpress'],
  ['CONTENT_SOURCE', 'builder'],
  ['OPERATOR_API_URL', 'api.example.test'],
  ['OPERATOR_API_URL', 'file:///etc/passwd'],
  ['OPERATOR_API_URL', 'https://api.example.test/api?version=1'],
  ['LOG_LEVEL', 'loud'],
  ['LK_URL', 'cabinet'],
  ['MAP_TILES_URL', 'https://tiles.example.test/'],
  ['MAP_TILES_URL', 'tiles/{z}/{x}/{y}'],
  ['PUBLIC_SCHEME', 'ftp'],
  ['TRUST_PROXY', 'perhaps'],
  ['TRUST_PROXY', '-1'],
  ['SEED', 'everything'],
  ['SHUTDOWN_DELAY_MS', 'soon'],
  ['CONTENT_API_KEY', 'short'],
  ['UX_TRACKER_URL', 'everywhere'],
  ['UPLOADS_FILE_MAX_BYTES', '1.5'],
])('%s=%s is refused by name, with what it must be', (name, value) => {
  const [, line, ...others] = findRefusal({ [name]: value })?.split('\n') ?? [];
  expect(line).toMatch(new RegExp(`^- ${name}: (must |builder needs |Invalid option: expected one of )`));
  expect(others).toEqual([]);
});

test('without a variable the demo site starts', () => {
  expect(findRefusal({})).toBeNull();
});
