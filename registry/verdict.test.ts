import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { Component } from '#schemas/page';
import { createRegistry } from './create-registry';
import { defineBlock } from './define-block';
import { describeFinding, type PageReport } from './report';

const shared = {
  label: 'Блок',
  group: 'text',
  description: 'Что-то показывает.',
} as const;

const plain = defineBlock({
  ...shared,
  type: 'plain',
  version: 1,
  props: z.object({
    title: z.string().trim().min(1),
    items: z.array(z.object({ url: z.string().min(3) })).default([]),
  }),
  examples: [{ name: 'обычный', props: { title: 'Заголовок' } }],
});

/** Version 1 had `name`, version 2 `heading`, version 3 has `title`. */
const grown = defineBlock({
  ...shared,
  type: 'grown',
  version: 3,
  props: z.object({ title: z.string(), path: z.array(z.number()) }),
  examples: [{ name: 'обычный', props: { title: 'Заголовок', path: [] } }],
  migrations: {
    1: ({ name, ...rest }) => {
      if (name === 'бомба') throw new Error('нельзя поднять');
      return { ...rest, heading: name, path: [1] };
    },
    2: ({ heading, path, ...rest }) => ({
      ...rest,
      title: heading,
      path: [...z.array(z.number()).parse(path ?? []), 2],
    }),
  },
});

const frame = defineBlock({
  ...shared,
  type: 'frame',
  version: 1,
  container: true,
  group: 'layout',
  props: z.object({}),
  examples: [{ name: 'пустой', props: {} }],
});

const make = (rest: Partial<Component> & { type: string }): Component => ({
  id: 'one',
  version: 1,
  props: {},
  section: undefined,
  scope: undefined,
  children: [],
  ...rest,
});
const registry = createRegistry([plain, grown, frame]);
const good = (id: string) => make({ id, type: 'plain', props: { title: ' Добрый день ' } });

describe('the verdict on a component', () => {
  test('is ok with its props parsed, and everything else as it came', () => {
    const scope = { regions: ['spb'] };
    const component = { ...good('hello'), section: 'top', scope };
    const verdict = registry.judge(component);
    expect(verdict).toEqual({
      status: 'ok',
      findings: [],
      ready: {
        id: 'hello',
        definition: plain,
        section: 'top',
        scope,
        children: [],
        props: { title: 'Добрый день', items: [] },
      },
    });
  });

  test.each(['hologram', 'constructor', '__proto__', 'Plain', ''])('is unknown for the type %j', (type) => {
    const verdict = registry.judge(make({ type }));
    expect(verdict.status).toBe('unknown');
    expect(verdict.findings).toMatchObject([
      { code: 'unknown-type', severity: 'error', id: 'one', type, pointer: '/type' },
    ]);
  });

  test('is invalid with a JSON pointer to each fault', () => {
    const props = { title: ' ', items: [{ url: '/ok' }, { url: 7 }, {}] };
    const verdict = registry.judge(make({ type: 'plain', props }));
    expect(verdict.status).toBe('invalid');
    expect(verdict.findings.map(({ pointer }) => pointer)).toEqual([
      '/props/title',
      '/props/items/1/url',
      '/props/items/2/url',
    ]);
    expect(
      verdict.findings.every(
        ({ code, fix, message }) => code === 'invalid-props' && fix !== '' && message !== '',
      ),
    ).toBe(true);
  });

  test('never lists more than 20 faults of one component', () => {
    const items = Array.from({ length: 500 }, () => ({}));
    expect(registry.judge(make({ type: 'plain', props: { title: 'x', items } })).findings).toHaveLength(20);
  });

  test.each([null, [], 'text', 7, true, undefined])('is invalid for props that are %j', (props) => {
    expect(registry.judge(make({ type: 'plain', props })).status).toBe('invalid');
    expect(registry.judge(make({ type: 'grown', props })).status).toBe('invalid');
  });

  test('is newer for a version that this build does not know', () => {
    const verdict = registry.judge(make({ type: 'plain', version: 2, props: { title: 'Заголовок' } }));
    expect(verdict.status).toBe('newer');
    expect(verdict.findings).toMatchObject([{ code: 'newer-version', pointer: '/version', version: 2 }]);
  });
});

describe('a component of an old version', () => {
  test('is lifted through every version, in order, while it is read', () => {
    const verdict = registry.judge(make({ type: 'grown', version: 1, props: { name: 'Старый' } }));
    expect(verdict).toMatchObject({ status: 'ok', ready: { props: { title: 'Старый', path: [1, 2] } } });
  });

  test('is lifted only through the versions that it lacks', () => {
    const verdict = registry.judge(make({ type: 'grown', version: 2, props: { heading: 'Средний' } }));
    expect(verdict).toMatchObject({ status: 'ok', ready: { props: { title: 'Средний', path: [2] } } });
  });

  test('keeps its stored props as they were', () => {
    const component = make({ type: 'grown', version: 1, props: Object.freeze({ name: 'Старый' }) });
    registry.judge(component);
    expect(component.props).toEqual({ name: 'Старый' });
  });

  test('is invalid when a migration throws', () => {
    const verdict = registry.judge(make({ type: 'grown', version: 1, props: { name: 'бомба' } }));
    expect(verdict.status).toBe('invalid');
    expect(verdict.findings).toMatchObject([
      {
        code: 'migration-failed',
        severity: 'error',
        pointer: '/props',
        message: 'cannot be lifted from version 1: нельзя поднять',
      },
    ]);
  });

  test('is invalid when what a migration gives does not parse', () => {
    const verdict = registry.judge(make({ type: 'grown', version: 2, props: {} }));
    expect(verdict.status).toBe('invalid');
    expect(verdict.findings).toMatchObject([{ code: 'invalid-props', pointer: '/props/title' }]);
  });
});

describe('children', () => {
  const bad = make({ id: 'bad', type: 'hologram' });

  test('of a container are judged one by one: a bad one is left out, its siblings stay', () => {
    const verdict = registry.judge(make({ type: 'frame', children: [good('a'), bad, good('b')] }));
    expect(verdict).toMatchObject({ status: 'ok', ready: { children: [{ id: 'a' }, { id: 'b' }] } });
    expect(verdict.findings).toMatchObject([{ id: 'bad', code: 'unknown-type' }]);
  });

  test('of containers in containers are judged too', () => {
    const inner = make({ id: 'inner', type: 'frame', children: [bad, good('deep')] });
    const verdict = registry.judge(make({ type: 'frame', children: [inner] }));
    expect(verdict).toMatchObject({ ready: { children: [{ id: 'inner', children: [{ id: 'deep' }] }] } });
    expect(verdict.findings).toHaveLength(1);
  });

  test('of any other block are ignored, with a warning', () => {
    const verdict = registry.judge({ ...good('leaf'), children: [good('a')] });
    expect(verdict).toMatchObject({ status: 'ok', ready: { children: [] } });
    expect(verdict.findings).toMatchObject([
      { code: 'children-ignored', severity: 'warning', pointer: '/children' },
    ]);
  });
});

describe('a list of components', () => {
  test('gives the good ones in order, and the findings of all', () => {
    const { ready, findings } = registry.judgeAll([
      good('a'),
      make({ id: 'x', type: 'hologram' }),
      good('b'),
      make({ id: 'y', type: 'plain' }),
    ]);
    expect(ready.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(findings.map(({ id, code }) => [id, code])).toEqual([
      ['x', 'unknown-type'],
      ['y', 'invalid-props'],
    ]);
  });

  test('is judged once for each component object, and anew for another one', () => {
    const parse = vi.spyOn(plain.props, 'safeParse');
    const component = good('once');
    const first = registry.judge(component);
    expect(registry.judge(component)).toBe(first);
    expect(registry.judgeAll([component]).ready[0]).toBe(first.status === 'ok' ? first.ready : null);
    expect(parse).toHaveBeenCalledTimes(1);
    registry.judge({ ...component });
    expect(parse).toHaveBeenCalledTimes(2);
  });
});

describe('a report', () => {
  test('is plain data: it survives JSON', () => {
    const { findings } = registry.judgeAll([make({ type: 'hologram' }), make({ type: 'plain' })]);
    const report: PageReport = { page: '/', findings };
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test('has a line for each finding that says which block, where, what and what to do', () => {
    const [finding] = registry.judge(make({ id: 'hero-1', type: 'hologram', version: 2 })).findings;
    expect(finding && describeFinding(finding)).toBe(
      'hero-1 (hologram v2) /type: no block or flow is called «hologram» → Check the spelling, or deploy the build that has this block.',
    );
  });
});
