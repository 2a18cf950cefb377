import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FormPlan, FormValues } from '#schemas/forms/form-plan';
import { toFormSchema } from '#schemas/forms/to-form-schema';
import { useFlow } from '../engine/flow-context';
import { useHydrated } from '../engine/use-hydrated';
import { createResolver } from './form-resolver';
import type { PlannedFormValue } from './planned-form-context';
import { findField, fromLive, toValues, type LiveValues } from './planned-values';
import { toTokens, useUploads } from './use-uploads';

interface Given {
  plan: FormPlan;
  today: string;
  page: number;
  /** What the fields hold where the flow knows nothing newer. */
  values: FormValues | undefined;
}

export interface LivePlannedForm extends PlannedFormValue {
  /** What is wrong with a value now, shown or not yet. */
  faultOf: (key: string) => string | undefined;
  /** Was it judged yet? Not on the server, and not in the first moment in the browser. */
  isJudged: boolean;
  /** From now on the errors of the fields up to this page stand there, left or not. */
  showFaults: (upToPage: number) => void;
}

/** The state of a form in the browser: react-hook-form over the server's own schema, and the files. */
export function usePlannedForm({ plan, today, page, values: given }: Given): LivePlannedForm {
  const { id, state } = useFlow();
  const isLive = useHydrated();
  const [initial] = useState(() => toValues(plan, state.values, given));
  const resolver = useMemo(() => createResolver(plan, () => toFormSchema(plan, { today })), [plan, today]);
  const form = useForm<LiveValues>({
    mode: 'all',
    defaultValues: initial,
    resolver,
    shouldFocusError: false,
  });
  const { errors, touchedFields, isValid } = form.formState;
  const uploads = useUploads(plan, initial);
  const values = fromLive(plan, useWatch({ control: form.control }));
  const [shownUpTo, showFaults] = useState(0);
  const serverErrorOf = useServerErrors(values);

  // Conditions and limits look at several fields: each change has all of them judged.
  const text = JSON.stringify([today, values]);
  const { trigger, setValue } = form;
  const judged = useRef('');
  useEffect(() => {
    if (judged.current === text) return;
    judged.current = text;
    void trigger();
  }, [trigger, text]);
  useEffect(() => {
    for (const { kind, key } of plan.fields) {
      if (kind === 'files') setValue(key, toTokens(uploads.uploads, key));
    }
  }, [plan, setValue, uploads.uploads]);

  const ownErrorOf = (key: string) => errors[key]?.message;
  return {
    id,
    plan,
    today,
    page,
    isLive,
    form,
    initial,
    values,
    uploads,
    showFaults,
    faultOf: (key) => serverErrorOf(key) ?? ownErrorOf(key),
    isJudged: isValid || Object.keys(errors).length > 0,
    errorOf: (key) => {
      const isAsked = touchedFields[key] === true || (findField(plan, key)?.page ?? Infinity) <= shownUpTo;
      return serverErrorOf(key) ?? (isAsked ? ownErrorOf(key) : undefined);
    },
  };
}

/** The server's errors; each until its field is changed. */
function useServerErrors(values: FormValues): (key: string) => string | undefined {
  const { state, edited } = useFlow();
  const [answered, setAnswered] = useState({ turn: state.turn, values });
  if (answered.turn !== state.turn) setAnswered({ turn: state.turn, values });
  return (key) => {
    const isChanged = edited.has(key) || values[key] !== answered.values[key];
    return isChanged ? undefined : state.errors?.[key];
  };
}
