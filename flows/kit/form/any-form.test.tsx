// @vitest-environment jsdom
import * as fc from 'fast-check';
import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { feedbackFormSchema } from '#schemas/gateway/feedback';
import { readFileTokens } from '#schemas/forms/file-token';
import type { FormPlan, FormValues } from '#schemas/forms/form-plan';
import { planForm } from '#schemas/forms/plan-form';
import { SAMPLE_TODAY as today } from '#schemas/testing/sample-form';
import { toFormSchema } from '#schemas/forms/to-form-schema';
import { breakValue } from '#tests/contract/broken-values';
import { makeForm, makeValues, type Gen } from '#tests/contract/form-cases';
import { propertyParts } from '#tests/property-runs';
import { FlowContext, type FlowContextValue } from '../engine/flow-context';
import { createResolver } from './form-resolver';
import { PlannedForm } from './planned-form';
import { toShownKeys, toValues } from './planned-values';

/** Forms as an operator might define them: what the browser makes of them, and what the server. */

const SEED = 20_261_121;
const PARTS = propertyParts(2000, SEED, 1);
/** A form that comes to life costs ten times one that is only rendered; `npm run fuzz` tries 10,000. */
const LIVING = propertyParts(500, SEED, 1);

/** A plan with values, often with one that is wrong. */
function makeCase(g: Gen): { plan: FormPlan; values: FormValues } {
  const { plan } = planForm(feedbackFormSchema.parse(makeForm(g)));
  if (plan === null) throw new Error('a form without faults has a plan');
  const values = makeValues(g, plan);
  const bad = g(fc.nat, 2) === 0 ? null : breakValue(g, plan, values);
  return { plan, values: bad === null ? values : { ...values, [bad.key]: bad.value } };
}

function judge(plan: FormPlan, values: FormValues): Record<string, string> {
  const { error } = toFormSchema(plan, { today }).safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('a form of any definition', () => {
  test.each(PARTS)(
    'is rendered by the server, and judged in the browser as there ($numRuns forms)',
    async ({ numRuns, seed }) => {
      const property = fc.asyncProperty(fc.gen(), async (g) => {
        const { plan, values } = makeCase(g);
        const html = renderToString(toElement(plan, 1, values));
        expect(html.match(/<form\b/g)).toHaveLength(1);
        const resolve = createResolver(plan, () => toFormSchema(plan, { today }));
        // A box without a tick is false there.
        const live = Object.entries(toValues(plan, values)).map(([key, value]) => [
          key,
          toLive(plan, key, value),
        ]);
        const { errors } = await resolve(Object.fromEntries(live), undefined, {
          fields: {},
          shouldUseNativeValidation: false,
        });
        const messages = Object.entries(errors).map(([key, error]) => [key, error?.message]);
        expect(Object.fromEntries(messages)).toEqual(judge(plan, values));
      });
      await fc.assert(property, { numRuns, seed, endOnFailure: true });
    },
  );

  test.each(LIVING)(
    'comes to life without a difference, says what the server would say, and posts what it holds ($numRuns forms)',
    async ({ numRuns, seed }) => {
      const property = fc.asyncProperty(fc.gen(), async (g) => {
        const { plan, values: given } = makeCase(g);
        const values = asShown(plan, given);
        const page = g(fc.integer, { min: 1, max: plan.pages });
        const { host, posts, leave } = await bringToLife(plan, page, values);
        try {
          const issues = judge(plan, values);
          const keys = toShownKeys(plan, toValues(plan, values), page);
          const wrong = keys.filter((key) => key in issues);
          const isSent = page === plan.pages && Object.keys(issues).length === 0;
          await press(host);
          const said = keys.filter((key) => host.querySelector(`#f-${key}-error`) !== null);
          expect(said).toEqual(wrong);
          for (const key of wrong)
            expect(host.querySelector(`#f-${key}-error`)?.textContent).toContain(issues[key]);
          // Nothing filled in is nothing to send, also where nothing has to be.
          const isFilled = plan.fields.some(({ kind, key }) => kind !== 'hidden' && Boolean(values[key]));
          expect(posts).toHaveLength(isSent && isFilled ? 1 : 0);
          if (posts[0]) expect(judge(plan, posts[0])).toEqual({});
        } finally {
          leave();
        }
      });
      await fc.assert(property, { numRuns, seed, endOnFailure: true });
    },
  );
});

/** What is no token is no file, and what a list does not have it cannot show: the browser lets go of both. */
function asShown({ fields }: FormPlan, values: FormValues): FormValues {
  const shown = Object.entries(values).map(([key, value]) => {
    const field = fields.find((candidate) => candidate.key === key);
    if (field?.kind === 'files')
      return [
        key,
        readFileTokens(value)
          .map(({ token }) => token)
          .join(' '),
      ];
    const isStrange = field?.kind === 'select' && !field.answers.some((answer) => answer.value === value);
    return [key, isStrange ? '' : value];
  });
  return Object.fromEntries(shown);
}

const toLive = (plan: FormPlan, key: string, value: string) =>
  value === '' && plan.fields.some((field) => field.key === key && field.kind === 'checkbox') ? false : value;

const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(300)));

async function press(host: HTMLElement): Promise<void> {
  const buttons = [...host.querySelectorAll<HTMLButtonElement>('button[type=submit]:not([data-enter])')];
  const [first] = buttons;
  if (first === undefined) throw new Error('there is a button');
  act(() => first.click());
  await settle();
}

/** The form inside a flow that holds these values. */
function toElement(
  plan: FormPlan,
  page: number,
  values: FormValues,
  submit: FlowContextValue['submit'] = () => undefined,
): ReactElement {
  const flow: FlowContextValue = {
    id: 'f',
    hash: '#f',
    hidden: [],
    isPending: false,
    isWindowTitled: false,
    edited: new Set(),
    submit,
    state: { instance: 'f', snapshot: { state: 's', data: {} }, sealed: '', turn: 1, values: { ...values } },
    raise: () => undefined,
    ask: () => undefined,
  };
  return (
    <FlowContext.Provider value={flow}>
      <PlannedForm plan={plan} today={today} page={page} action="send" onPage={() => undefined} />
    </FlowContext.Provider>
  );
}

/** The server's HTML, taken over by React. */
async function bringToLife(plan: FormPlan, page: number, values: FormValues) {
  const posts: Record<string, string>[] = [];
  const faults: unknown[] = [];
  const element = toElement(plan, page, values, (form) => {
    const post = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    posts.push(Object.fromEntries(post));
  });
  const host = document.createElement('main');
  document.body.append(host);
  host.innerHTML = renderToString(element);
  const roots: Root[] = [];
  const onRecoverableError = (fault: unknown) => faults.push(fault);
  act(() => void roots.push(hydrateRoot(host, element, { onRecoverableError })));
  await settle();
  expect(faults).toEqual([]);
  const leave = () => {
    act(() => roots.forEach((root) => root.unmount()));
    host.remove();
    sessionStorage.clear();
  };
  return { host, posts, leave };
}
