import { beforeAll, describe, expect, test } from 'vitest';
import { visitFlow } from './post-flow';
import { startSite, type SiteProcess } from './site-process';

/** The survey's window comes with the layout: it stands wherever the footer's button does. */

/** Any file but the one of the shell, which every page has. */
const SCRIPT_FILE = /<script[^>]*\bsrc="(?!\/assets\/start-page-)/;

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'debug' });
});

const read = (path: string, label = 'moscow') =>
  site.send({ path, headers: { host: `${label}.localhost:${site.port}` } });

async function listPaths(label: string): Promise<string[]> {
  const { body } = await read('/sitemap.xml', label);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

test.each(['moscow', 'corp'])(
  '[SURV-01] [SURV-02] the window stands on every page of %s that has the button, once',
  async (label) => {
    const paths = await listPaths(label);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const { body } = await read(path, label);
      const hasButton = body.includes('href="#survey"');
      expect([path, hasButton]).toEqual([path, body.includes('<footer')]);
      expect([path, body.split('<dialog id="survey"').length - 1]).toEqual([path, hasButton ? 1 : 0]);
    }
  },
);

test('a page of text sends no script file for it, and an error page leads to the main page’s', async () => {
  expect((await read('/about')).body).not.toMatch(SCRIPT_FILE);
  const missing = await read('/no-such-page');
  expect([missing.status, missing.body.includes('href="/#survey"')]).toEqual([404, true]);
  expect(missing.body).not.toContain('<dialog id="survey"');
});

describe('without scripts', () => {
  const WORDS = 'Хочу тёмную тему';
  const answers = { q0: '3', 'q0-other': WORDS, 'q1-0': 'on', 'q1-1': 'on', q2: '4', q4: WORDS };

  test('the survey is loaded, judged, sent and thanked for, and nobody reads the answers on the way', async () => {
    const visit = visitFlow({ port: site.port, path: '/about', flow: 'survey' });
    await visit.open();
    expect((await visit.post('load')).state?.snapshot.state).toBe('questions');
    const refused = await visit.post('send', { ...answers, q2: '', 'q1-2': 'on' });
    expect([refused.status, refused.state?.errors]).toEqual([
      422,
      { q1: 'Выберите не больше 2 вариантов', q2: 'Выберите вариант ответа' },
    ]);
    expect(refused.state?.values).toMatchObject({ 'q0-other': WORDS, 'q1-2': 'on' });
    const sent = await visit.post('send', answers);
    expect(sent.state?.snapshot).toEqual({
      state: 'success',
      data: { thanks: 'Спасибо! Ваши ответы уже у команды сайта' },
    });
    expect(sent.http.body).not.toContain(WORDS);
    expect(site.output.join('\n')).not.toContain(WORDS);
  });

  test('each question says whether it has to be answered, and those that have to are refused empty', async () => {
    const visit = visitFlow({ port: site.port, path: '/about', flow: 'survey' });
    await visit.open();
    await visit.post('load');
    const words = visit.html().replaceAll('<!-- -->', '');
    const marks = [...words.matchAll(/Вопрос (\d) из \d, (не)?обязательный/g)];
    const required = marks
      .filter(([, , not]) => not === undefined)
      .map(([, place]) => `q${Number(place) - 1}`);
    const refused = await visit.post('send', {});
    expect([marks.length > required.length, required.length > 0]).toEqual([true, true]);
    expect(Object.keys(refused.state?.errors ?? {}).filter((name) => name !== '')).toEqual(required);
  });

  test('what was judged is what was shown: the questions are under the seal', async () => {
    const visit = visitFlow({ port: site.port, path: '/about', flow: 'survey' });
    await visit.open();
    const { state } = await visit.post('load');
    const forged = { ...answers, _step: `${state?.sealed.slice(0, -4)}AAAA` };
    const refused = await visit.post('send', forged);
    expect([refused.status, refused.state?.snapshot.state]).toEqual([400, 'loading']);
  });
});
