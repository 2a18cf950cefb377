import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feedbackFormSchema, type FeedbackForm } from '#schemas/gateway/feedback';
import { toFormFields } from '#schemas/gateway/form-fields';
import { MAX_FIELDS, planForm } from '#schemas/forms/plan-form';
import { timeKey, type FormPlan, type FormValues } from '#schemas/forms/form-plan';
import { SAMPLE_TODAY } from '#schemas/testing/sample-form';
import { toFormSchema } from '#schemas/forms/to-form-schema';
import { toSubmission } from '#schemas/forms/to-submission';
import { allForms } from '#fixtures/sandbox/feedback/forms-by-page';
import { propertyParts, propertyRuns } from '#tests/property-runs';
import { breakValue } from './broken-values';
import { makeForm, makeValues } from './form-cases';
import { mutate, mutation, type Json } from './mutations';

const SEED = 20_261_121;
const PARTS = propertyParts(2000, SEED, 4);
const PAGE = { pageTitle: 'Помощь', pageAddress: 'https://site.test/help' };

const planOf = (form: FeedbackForm): FormPlan => {
  const { plan, faults } = planForm(form);
  if (plan === null || faults.length > 0)
    throw new Error(`${JSON.stringify(faults)} of ${JSON.stringify(form)}`);
  return plan;
};

/** What the schema says on the server and, of the plan that came with the page, in the browser. */
function judge(plan: FormPlan, values: FormValues) {
  // The plan is plain data.
  const [server, browser] = [plan, JSON.parse(JSON.stringify(plan)) as FormPlan].map((side) => {
    const { data, error } = toFormSchema(side, { today: SAMPLE_TODAY }).safeParse(values);
    return { data, issues: error?.issues.map(({ path, message }) => `${path.join('/')}: ${message}`) ?? [] };
  });
  if (server === undefined) throw new Error('nothing was judged');
  expect(browser).toEqual(server);
  return server;
}

describe('a form of any definition', () => {
  test.each(PARTS)(
    'takes good values and says what is wrong with a bad one, the same on both sides ($numRuns definitions, part $part of $of)',
    ({ numRuns, seed }) => {
      let broken = 0;
      const property = fc.property(fc.gen(), (g) => {
        const form = feedbackFormSchema.parse(makeForm(g));
        const plan = planOf(form);
        const values = makeValues(g, plan);
        expect(judge(plan, values).issues).toEqual([]);
        const bad = breakValue(g, plan, values);
        if (bad === null) return;
        broken += 1;
        const { issues } = judge(plan, { ...values, [bad.key]: bad.value });
        expect(issues).toContain(`${bad.key}: ${bad.message}`);
        // A box or a file can be wrong for others too: they decide what is shown, or share their size.
        const kind = plan.fields.find(({ key }) => key === bad.key)?.kind;
        if (kind === 'checkbox' || kind === 'files') return;
        // A date without a time is wrong in both places.
        const own = [bad.key, timeKey(bad)];
        expect(issues.filter((issue) => !own.includes(issue.split(':', 1)[0] ?? ''))).toEqual([]);
      });
      fc.assert(property, { numRuns, seed });
      expect(broken).toBeGreaterThan(numRuns * 0.9);
    },
  );

  test('is sent under the names of its definition, with its addresses, which its plan never carries', () => {
    const property = fc.property(fc.gen(), (g) => {
      const form = feedbackFormSchema.parse(makeForm(g));
      const plan = planOf(form);
      expect(JSON.stringify(plan)).not.toContain('@');
      const { data: values = {} } = judge(plan, makeValues(g, plan));
      const files = new Map(Object.values(values).map((token) => [token, new File(['x'], 'x.png')]));
      const fields = toFormFields(toSubmission({ plan, definition: form, values, files, ...PAGE }));
      const names = new Set(['id', 'refererx', 'form_url', ...form.fields.map(({ name }) => name)]);
      for (const [name] of fields)
        expect(
          [name, name.replace(/\[[01]?\]$/, '')].some((known) => names.has(known)),
          name,
        ).toBe(true);
    });
    fc.assert(property, propertyRuns(500, SEED));
  });
});

/** Ways in which only forms go wrong. */
const SPOIL: readonly ((form: { readonly [name: string]: Json }) => Json)[] = [
  (form) => form,
  (form) => ({
    ...form,
    fields: Array.from({ length: 60 }, (_, n) => ({ ...fieldOf(form), name: `n${n}` })),
  }),
  (form) =>
    eachField(form, (_, n, all) => ({ showIf: { name: `f${(n + 1) % all}`, values: ['value 0', true] } })),
  (form) => eachField(form, (_, n) => ({ showIf: { name: `f${n}`, values: ['value 0'] } })),
  (form) => eachField(form, () => ({ name: '__proto__' })),
  (form) =>
    eachField(form, (_, n) => ({
      name: ['constructor', 'toString', 'valueOf', '__defineGetter__'][n % 4] ?? '',
    })),
  (form) => eachField(form, () => ({ title: 'я'.repeat(100_000), notice: '<'.repeat(100_000) })),
  (form) =>
    eachField(form, () => ({ answers: Array.from({ length: 600 }, () => ({ value: 'a', title: 'a' })) })),
  (form) =>
    eachField(form, (_, n) => ({ page: [-1, 1e308, '2', null, 20][n % 5] ?? null, maxFileSizeMb: 1e308 })),
];

const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldOf = (form: { readonly [name: string]: Json }): { [name: string]: Json } => {
  const [first = {}] = Array.isArray(form['fields']) ? form['fields'] : [];
  return Object(first);
};

function eachField(
  form: { readonly [name: string]: Json },
  change: (field: Json, index: number, count: number) => { [name: string]: Json },
): Json {
  const fields: Json[] = Array.isArray(form['fields']) ? form['fields'] : [];
  return {
    ...form,
    fields: fields.map((field, n) => ({ ...Object(field), ...change(field, n, fields.length) })),
  };
}

describe('a form of a broken definition', () => {
  test.each(PARTS)(
    'is mended or away, and never throws ($numRuns mutations, part $part of $of)',
    ({ numRuns, seed }) => {
      let faulty = 0;
      const spoiling = fc.array(mutation, { minLength: 0, maxLength: 3 });
      const property = fc.property(fc.gen(), fc.nat(), spoiling, (g, how, mutations) => {
        const spoil = SPOIL[how % SPOIL.length] ?? ((form) => form);
        const mutated = mutations.reduce<Json>(mutate, makeForm(g));
        const raw = isObject(mutated) ? spoil(mutated) : mutated;
        // Anything may come from the gateway.
        const { plan, faults } = planForm(raw as unknown as FeedbackForm);
        if (faults.length > 0) faulty += 1;
        if (plan === null) {
          expect(faults).not.toEqual([]);
          return;
        }
        expect(plan.fields.length).toBeLessThanOrEqual(MAX_FIELDS);
        expect(new Set(plan.fields.map(({ key }) => key)).size).toBe(plan.fields.length);
        // The first fields tell enough: a generator of values for hundreds is slow.
        const values = makeValues(g, { ...plan, fields: plan.fields.slice(0, 12) });
        judge(plan, values);
        send(raw, values);
      });
      fc.assert(property, { numRuns, seed });
      // Most mutations are faults indeed, or the property would say little.
      expect(faulty).toBeGreaterThan(numRuns / 3);
    },
  );

  test('is cut when it has ten thousand fields', () => {
    const property = fc.property(fc.gen(), (g) => {
      const form = makeForm(g);
      const fields = Array.from({ length: 10_000 }, (_, n) => ({ ...fieldOf(form), name: `n${n}` }));
      // A form of ten thousand fields is a definition as well.
      const { plan, faults } = planForm({ ...form, fields } as unknown as FeedbackForm);
      expect(faults.map(({ code }) => code)).toContain('too-many-fields');
      expect(plan?.fields.length ?? 0).toBeLessThanOrEqual(MAX_FIELDS);
    });
    fc.assert(property, propertyRuns(20, SEED));
  });

  test('never throws for JSON of any kind', () => {
    const property = fc.property(fc.json({ maxDepth: 5 }), (text) => {
      const value: unknown = JSON.parse(text);
      for (const odd of [value, { id: '1', fields: value }, { id: '1', fields: [value] }]) {
        const { plan, faults } = planForm(odd as FeedbackForm);
        expect(plan === null ? faults.length : 1).toBeGreaterThan(0);
      }
    });
    fc.assert(property, propertyRuns(1000, SEED));
  });

  /** What still reads as a definition can be sent. */
  function send(raw: unknown, values: FormValues) {
    const form = feedbackFormSchema.safeParse(raw).data;
    if (form === undefined) return;
    const { plan } = planForm(form);
    const cleaned = plan && toFormSchema(plan, { today: SAMPLE_TODAY }).safeParse(values);
    if (!plan || !cleaned?.success) return;
    const files = new Map(Object.values(cleaned.data).map((token) => [token, new File(['x'], 'x.png')]));
    const body = toSubmission({ plan, definition: form, values: cleaned.data, files, ...PAGE });
    expect(body.id).toBe(form.id);
  }
});

const FAULTY = '599';

test.each(allForms.map((form) => [form.title, form] as const))(
  'the form «%s» of the sandbox has no faults, but for the one that shall have them',
  (_title, form) => {
    const { plan, faults } = planForm(feedbackFormSchema.parse(form));

    expect(plan).not.toBeNull();
    expect(faults.length > 0, JSON.stringify(faults)).toBe(form.id === FAULTY);
  },
);
