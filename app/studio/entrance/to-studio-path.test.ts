import { describe, expect, test } from 'vitest';
import { toStudioPath } from './to-studio-path';

describe('after signing in an editor comes', () => {
  test.each(['/studio', '/studio/pages', '/studio/pages?q=%D0%B0&page=2', '/studio/pages/0m-1'])(
    'to %s',
    (path) => {
      expect(toStudioPath(path)).toBe(path);
    },
  );

  test.each([
    null,
    '',
    '/',
    '/tariffs',
    '//evil.example/studio',
    '///evil.example',
    'https://evil.example/studio',
    '/\\evil.example/studio',
    'javascript:alert(1)',
    '/studio/../about',
    '/studiox',
    '/studio/sign-out',
    '/studio/sign-in?to=/studio',
    '\t//evil.example/studio',
  ])('home, and never to %s', (wanted) => {
    expect(toStudioPath(wanted)).toBe('/studio');
  });
});
