import { describe, expect, test } from 'vitest';
import type { PlacedFinding } from '#schemas/finding';
import { toCodeTitle, toEditorFinding } from './editor-finding';
import { FINDING_TEXTS } from '#app/content-check/finding-texts';

const FINDING: PlacedFinding = {
  code: 'dead-link',
  severity: 'warning',
  id: 'hero',
  type: 'landing-header',
  version: 1,
  pointer: '/props/buttonLink',
  message: 'leads nowhere',
  fix: 'Correct it.',
  about: '/no/such$&',
  page: '/',
  audience: 'b2c',
  regions: 'all',
  owner: 'editors',
  label: 'Шапка',
  place: '/components/0',
};

describe('a finding as an editor reads it', () => {
  test('says what is wrong and who repairs it, and leads to the block', () => {
    expect(toEditorFinding(FINDING, { kind: 'page', id: 'e1' })).toMatchObject({
      title: 'Ссылка ведёт на\u00a0страницу, которой нет: /no/such$&',
      owner: 'редакция',
      block: 'Шапка, hero',
      regions: 'во\u00a0всех регионах',
      href: '/studio/pages/e1?block=hero',
    });
  });

  test('names the regions, the first few of many', () => {
    const regionsOf = (regions: string[]) => toEditorFinding({ ...FINDING, regions }, null).regions;
    expect(regionsOf(['spb'])).toBe('в\u00a0регионе spb');
    expect(regionsOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('в\u00a0регионах a, b, c, d, e и\u00a0ещё 2');
  });

  test('leads to the page where no block is to blame, and nowhere without a page', () => {
    const ofPage = { ...FINDING, id: 'page', type: 'page' };
    expect(toEditorFinding(ofPage, { kind: 'page', id: 'e1' })).toMatchObject({
      block: null,
      href: '/studio/pages/e1',
    });
    expect(toEditorFinding(FINDING, null).href).toBeNull();
  });

  test('of a code that only a newer build knows still says something', () => {
    // As it may stand in a report that was kept.
    const strange = JSON.parse(JSON.stringify({ ...FINDING, code: 'from-the-future' })) as PlacedFinding;
    expect(toEditorFinding(strange, null).title).toBe('leads nowhere');
    expect(toCodeTitle(strange.code)).toBe('from-the-future');
  });
});

describe('the texts of findings', () => {
  test.each(Object.entries(FINDING_TEXTS))(
    'of %s are whole sentences in Russian',
    (_code, { title, effect, advice }) => {
      expect(title).toMatch(/^[А-ЯЁ].*[^.]$/);
      for (const sentence of [effect, advice]) expect(sentence).toMatch(/^[А-ЯЁ].*\.$/);
      expect([title, effect, advice].join(' ')).not.toMatch(/ (?:в|к|с|о|у|и|а|на|не|по|до|из) /i);
    },
  );
});
