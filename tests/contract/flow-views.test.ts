// @vitest-environment jsdom
import { ENGINE_TEXTS } from '#app/flow-engine/engine-texts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { listInputFields, toInputSchema } from '#registry/read-action';
import { registry } from '#app/catalog.server';
import { FlowExamplesView } from '#app/gallery/flow-examples-view';
import { listShownStates, toGiven } from '#app/gallery/flow-states.server';
import { FIELDS, readLocalEvent } from '#flows/kit/engine/flow-state';
import { parsePageInfo } from '#schemas/parse-page-info';
import { isSafeUrl } from '#schemas/values/safe-url';
import { flowCases } from './flow-cases';

/** Each state of each flow as the server renders it; a warning of React fails any test. */
const looks = flowCases.flatMap(({ flow }) =>
  listShownStates(flow).flatMap(({ visit, html, withErrors }, index) => {
    const { snapshot, path } = visit;
    const name = `${flow.type} ${index} «${snapshot.state}»`;
    const given = toGiven(flow, visit);
    const plain = {
      name,
      flow,
      path,
      given,
      state: snapshot.state,
      html,
      errors: {} as Record<string, string>,
    };
    return withErrors ? [plain, { ...plain, ...withErrors, name: `${name} with errors` }] : [plain];
  }),
);

function parseHtml(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
}

/** The value of a form's hidden field, or of a button that stands for it. */
function readValues(form: Element, name: string): string[] {
  return [...form.querySelectorAll(`[name="${name}"]`)].map((control) => control.getAttribute('value') ?? '');
}

/** What code may make, and content may not: a message to a short number, a picture of a QR code. */
const OWN_ADDRESS = /^(sms:\d+(\?body=[\w%.~-]*)?|data:image\/(png|svg\+xml)[;,][\w%+/=;,.()'-]*)$/;

/** Fields that a visitor types into. */
const TYPED = 'textarea, input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="file"])';
/** What is added to a field of files, and taken out of it (`mergeFiles`). */
const FILE_PARTS = /-(new|drop)$/;
/** As the engine reads a post. */
const IN_ENGINE = { error: () => ENGINE_TEXTS.misshapen };
const FILLINGS: Readonly<Record<string, (field: HTMLInputElement) => string>> = {
  'as they stand': ({ value }) => value,
  empty: () => '',
  'with far too much': () => 'я'.repeat(5000),
};

test.each(flowCases)('each state of $type can be looked at', ({ flow, walk }) => {
  const shown = listShownStates(flow).map(({ visit }) => visit.snapshot.state);
  expect([...new Set(shown)].sort()).toEqual([...walk.states].sort());
});

test.each(flowCases)(
  'the gallery gives JSON of $type that a page takes without a finding',
  ({ type, flow }) => {
    const host = parseHtml(renderToStaticMarkup(createElement(FlowExamplesView, { flow })));
    const sources = [...host.querySelectorAll('[data-copy]')].map((button) => {
      const id = button.getAttribute('data-copy') ?? '';
      return host.querySelector<HTMLTextAreaElement>(`textarea#${id}`)?.value ?? '';
    });
    expect(sources).toHaveLength(flow.examples.length);
    for (const source of sources) {
      const parsed = parsePageInfo({ uuid: 'u', type: 'common', components: [JSON.parse(source)] });
      const { ready, findings } = registry.judgeAll(parsed?.page.components ?? []);
      expect([...(parsed?.findings ?? []), ...findings]).toEqual([]);
      expect(ready.map(({ definition }) => definition.type)).toEqual([type]);
    }
  },
);

describe.each(looks)('the state $name', ({ flow, path, state, html, errors, given }) => {
  const host = parseHtml(html);

  test('is in words, under one heading that takes the focus', () => {
    expect(html).not.toMatch(/\[object |undefined|NaN|Invalid Date/);
    expect(host.textContent).toMatch(/[а-яё]/i);
    const headings = [...host.querySelectorAll('h2')];
    // What a flow begins with and cannot leave may be a notice alone.
    expect(headings.length).toBe(path.length === 0 ? Math.min(headings.length, 1) : 1);
    for (const heading of headings) {
      expect(heading.getAttribute('tabindex')).toBe('-1');
      expect(heading.textContent).toMatch(/\p{L}/u);
    }
    expect(host.querySelector('h1')).toBeNull();
  });

  test('has no id twice, and its labels, links and descriptions point at ids that are there', () => {
    const ids = [...host.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'href']) {
      for (const element of host.querySelectorAll(name === 'href' ? '[href^="#"]' : `[${name}]`)) {
        const named = (element.getAttribute(name) ?? '').replace(/^#/, '').split(/\s+/);
        expect([element.outerHTML, ...named.filter((id) => !ids.includes(id))]).toEqual([element.outerHTML]);
      }
    }
  });

  test('has neither inline styles nor handlers, and safe addresses only', () => {
    for (const element of host.querySelectorAll('*')) {
      const names = element.getAttributeNames();
      const unsafe = names.filter((name) => name === 'style' || name.startsWith('on'));
      expect([element.outerHTML, ...unsafe]).toEqual([element.outerHTML]);
      for (const name of ['href', 'src', 'action', 'formaction']) {
        const address = element.getAttribute(name) ?? '';
        if (address !== '')
          expect([address, isSafeUrl(address) || OWN_ADDRESS.test(address)]).toEqual([address, true]);
      }
    }
  });

  test('posts only what may be done there, with every field that it takes', () => {
    for (const form of host.querySelectorAll(`form:has([name="${FIELDS.flow}"])`)) {
      const actions = readValues(form, FIELDS.action);
      const events = readValues(form, FIELDS.event);
      expect([form.outerHTML, actions.length + events.length > 0]).toEqual([form.outerHTML, true]);
      const legal = actions.filter((name) => flow.actions[name]?.from.includes(state));
      expect(legal).toEqual(actions);
      const known = flow.machine
        .transitions()
        .filter(({ from, event }) => from === state && flow.machine.local.includes(event))
        .map(({ event }) => event);
      const types = events.map((event) => readLocalEvent(event).type);
      expect(types.filter((type) => !known.includes(type))).toEqual([]);

      const [first] = actions;
      const action = first === undefined ? undefined : flow.actions[first];
      if (action === undefined) continue;
      const names = [...form.querySelectorAll('[name]')].map((control) => control.getAttribute('name') ?? '');
      const missing = listInputFields(action, given).filter(
        ({ name, isRequired }) => isRequired && !names.includes(name),
      );
      expect([first, missing.map(({ name }) => name)]).toEqual([first, []]);
      const taken = actions.flatMap((name) => listInputFields(flow.actions[name] ?? action, given));
      const strangers = names.filter(
        (name) =>
          !name.startsWith('_') && !taken.some((field) => field.name === name.replace(FILE_PARTS, '')),
      );
      expect([first, strangers]).toEqual([first, []]);
    }
  });

  test.each(Object.entries(FILLINGS))('answers in Russian when its forms are posted %s', (_name, fill) => {
    for (const form of parseHtml(html).querySelectorAll('form')) {
      for (const field of form.querySelectorAll<HTMLInputElement>(TYPED)) field.value = fill(field);
      const values = Object.fromEntries([...new FormData(form)].filter(([name]) => !name.startsWith('_')));
      for (const name of readValues(form, FIELDS.action)) {
        const action = flow.actions[name];
        const schema = action && toInputSchema(action, given);
        const issues = schema?.safeParse(values, IN_ENGINE).error?.issues ?? [];
        const foreign = issues.filter(({ message }) => !/[а-яё]/i.test(message));
        expect([name, foreign.map(({ path, message }) => `${path.join('.')}: ${message}`)]).toEqual([
          name,
          [],
        ]);
      }
    }
  });

  test('says each error above the form, and at its field', () => {
    const summary = host.querySelector('[data-error-summary]');
    expect(summary === null).toBe(Object.keys(errors).length === 0);
    for (const [field, text] of Object.entries(errors)) {
      expect(summary?.textContent).toContain(text);
      if (field === '') continue;
      // Choices are described together.
      const control = host.querySelector(`[name="${field}"]`);
      const around = [control, control?.closest('fieldset'), control?.closest('[role="radiogroup"]')];
      const described = around
        .flatMap((element) => (element?.getAttribute('aria-describedby') ?? '').split(' '))
        .map((id) => host.querySelector(`[id="${id}"]`)?.textContent ?? '');
      expect([field, described.join(' ')]).toEqual([field, expect.stringContaining(text)]);
      const isOneOfMany = control?.getAttribute('type') === 'radio';
      if (!isOneOfMany) expect([field, control?.getAttribute('aria-invalid')]).toEqual([field, 'true']);
    }
  });

  test('has a name for each of its fields and buttons', () => {
    const shown = 'input:not([type="hidden"]), select, textarea, button:not([aria-hidden="true"])';
    const controls = [...host.querySelectorAll(shown)];
    const nameless = controls.filter((control) => {
      const label = host.querySelector(`label[for="${control.id}"]`) ?? control.closest('label');
      const named = control.getAttribute('aria-label') ?? control.getAttribute('aria-labelledby') ?? '';
      return `${label?.textContent ?? ''}${control.textContent}${named}`.trim() === '';
    });
    expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});
