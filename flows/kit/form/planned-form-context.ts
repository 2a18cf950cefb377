import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormPlan, FormValues } from '#schemas/forms/form-plan';
import type { LiveValues } from './planned-values';
import type { Upload, useUploads } from './use-uploads';

/** What the parts of a form know of it. */
export interface PlannedFormValue {
  /** Prefix of ids: the flow's. */
  id: string;
  plan: FormPlan;
  /** ISO. */
  today: string;
  /** From 1. */
  page: number;
  /** False on the server and while React takes over: then the form is one that works without scripts. */
  isLive: boolean;
  form: UseFormReturn<LiveValues>;
  /** What the fields began with. */
  initial: FormValues;
  values: FormValues;
  uploads: ReturnType<typeof useUploads>;
  /** The error that stands at a field: the server's until the field is changed, the form's own once it was left. */
  errorOf: (key: string) => string | undefined;
}

export const PlannedFormContext = createContext<PlannedFormValue | null>(null);

/** Throws outside a form: its parts belong inside one. */
export function usePlannedFormValue(): PlannedFormValue {
  const value = useContext(PlannedFormContext);
  if (value === null) throw new Error('a part of flows/kit/form stands outside a PlannedForm');
  return value;
}

/** Is the file under way, or waiting for its turn? */
export const isUnderWay = ({ token, error }: Upload) => token === null && error === null;
