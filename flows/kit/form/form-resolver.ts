import type { Resolver } from 'react-hook-form';
import type { FormPlan, FormValues } from '#schemas/forms/form-plan';
import { fromLive, type LiveValues } from './planned-values';

/** As much of zod's schemas as is needed here: `toFormSchema`. */
export interface JudgingSchema {
  safeParse: (values: FormValues) => {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** The first message of each key; empty for values that the server takes. */
export function judge(schema: JudgingSchema, values: FormValues): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const key = String(path[0] ?? '');
    if (!faults.has(key)) faults.set(key, message);
  }
  return faults;
}

/** Judges a form in the browser by the server's own schema. `@hookform/resolvers` would bring more than is used of it. */
export function createResolver(plan: FormPlan, toSchema: () => JudgingSchema): Resolver<LiveValues> {
  // Made when it is asked for: a server that only renders the form never does.
  let schema: JudgingSchema | null = null;
  return (live) => {
    schema ??= toSchema();
    const faults = judge(schema, fromLive(plan, live));
    if (faults.size === 0) return { values: live, errors: {} };
    const errors = [...faults].map(([key, message]) => [key, { type: 'form', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
