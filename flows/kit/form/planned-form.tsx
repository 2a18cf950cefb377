import { useState, type FormEvent, type ReactNode } from 'react';
import type { FormPlan, FormValues } from '#schemas/forms/form-plan';
import { Stack } from '#blocks/ui/stack';
import { useFlow } from '../engine/flow-context';
import { FlowForm } from '../engine/flow-form';
import { FIELDS } from '../engine/flow-state';
import { DraftNotice } from './draft-notice';
import { FormErrors } from './form-errors';
import { FormFields } from './form-fields';
import { BackButton, EnterButton, FormProgress } from './form-pages';
import { FORM_WORDS } from './form-words';
import { PlannedFormContext } from './planned-form-context';
import { fromLive, toValues } from './planned-values';
import { SubmitButton } from './submit-button';
import { useFormDraft } from './use-form-draft';
import { useFormSteps, type PageActions } from './use-form-steps';
import { useTypedEarly } from './use-typed-early';
import { usePlannedForm, type LivePlannedForm } from './use-planned-form';

interface PlannedFormProps {
  plan: FormPlan;
  /** ISO: the server's day, the same in the browser. */
  today: string;
  /** The action that sends the form. */
  action: string;
  /** Actions of a form of several pages, for browsers without scripts: each keeps what was typed. */
  pageActions?: PageActions;
  /** The page that is shown, from 1, where the flow keeps it; with scripts the form asks for another by `onPage`. */
  page?: number;
  onPage?: (page: number) => void;
  submitLabel?: string;
  /** What the fields hold where neither an answer nor a draft says otherwise. */
  values?: FormValues;
  /** A `CaptchaField`, for the last page. */
  captcha?: ReactNode;
  /** Hidden inputs. */
  before?: ReactNode;
}

const PAGE_ACTIONS: PageActions = { next: 'next', back: 'back' };
/** The field of `CaptchaField`. */
const CAPTCHA = 'captchaCode';

/**
 * A form as its plan says, inside a flow. On the server and without scripts it is a real form with everything in it;
 * in the browser it is judged while it is filled in, keeps a draft, and sends files by themselves.
 */
export function PlannedForm(props: PlannedFormProps) {
  // Another form begins anew.
  return <LiveForm key={props.plan.id} {...props} />;
}

function LiveForm(props: PlannedFormProps) {
  const { plan, today, action, pageActions: actions = PAGE_ACTIONS, captcha, before } = props;
  const { page, goTo } = usePage(props);
  const { isPending } = useFlow();
  const form = usePlannedForm({ plan, today, page, values: props.values });
  useTypedEarly(form);
  const code = useCaptchaCode();
  const hasCaptcha = captcha !== undefined && captcha !== null && captcha !== false;
  const captchaKey = hasCaptcha && code.text === '' ? CAPTCHA : null;
  const steps = useFormSteps({ form, captchaKey, actions, goTo });
  const { isLast, obstacles } = steps;
  const draft = useDraft(form);
  const next = isLast ? undefined : actions.next;
  return (
    <PlannedFormContext.Provider value={form}>
      <FlowForm
        action={action}
        hasFiles={plan.fields.some(({ kind }) => kind === 'files')}
        onSend={steps.onSend}
      >
        <EnterButton action={next} />
        {before}
        <Stack gap={5}>
          <FormProgress page={page} pages={plan.pages} headingRef={steps.headingRef} />
          {draft.restored && <DraftNotice lacksFiles={draft.lacksFiles} onClear={draft.clear} />}
          <FormErrors id={form.id} faults={steps.summary} summaryRef={steps.summaryRef} />
          <FormFields />
          {isLast && hasCaptcha && <div onInput={code.note}>{captcha}</div>}
          <SubmitButton
            id={form.id}
            obstacles={obstacles.text}
            isBlocked={form.isLive && obstacles.isBlocked}
            isBusy={isPending}
            told={steps.told}
            beside={page > 1 && <BackButton action={actions.back} />}
            {...(next !== undefined && { name: FIELDS.action, value: next })}
          >
            {isLast ? (props.submitLabel ?? FORM_WORDS.send) : FORM_WORDS.next}
          </SubmitButton>
        </Stack>
      </FlowForm>
    </PlannedFormContext.Provider>
  );
}

/** The flow's page, or the form's own where the flow keeps none. */
function usePage({ plan, page: given, onPage }: PlannedFormProps) {
  const [own, setOwn] = useState(1);
  const page = onPage === undefined ? own : (given ?? 1);
  return {
    page: Math.min(Math.max(page, 1), plan.pages),
    goTo: onPage ?? setOwn,
  };
}

/** What stands in the captcha's field, which every answer empties (CAPT-110). */
function useCaptchaCode() {
  const { state } = useFlow();
  const [code, setCode] = useState({ turn: state.turn, text: '' });
  return {
    text: code.turn === state.turn ? code.text : '',
    note: ({ target }: FormEvent) => {
      if (target instanceof HTMLInputElement && target.name === CAPTCHA) {
        setCode({ turn: state.turn, text: target.value.trim() });
      }
    },
  };
}

function useDraft({ plan, id, form, values, initial, ...rest }: LivePlannedForm) {
  const { state } = useFlow();
  const fill = (draft: FormValues) => {
    // What was typed since the form came is newer.
    const now = Object.entries(fromLive(plan, form.getValues()));
    const typed = Object.fromEntries(now.filter(([key, value]) => value !== initial[key]));
    form.reset(toValues(plan, typed, draft, values));
  };
  const { restored, forget } = useFormDraft({ plan, turn: state.turn, values, fill });
  const clear = () => {
    forget();
    const files = plan.fields
      .filter(({ kind }) => kind === 'files')
      .map(({ key }) => [key, values[key] ?? '']);
    form.reset(toValues(plan, Object.fromEntries(files)));
    rest.showFaults(0);
    // The button is gone: the focus goes to where the form begins.
    const first = plan.fields.find(
      ({ kind, page }) => page === rest.page && kind !== 'heading' && kind !== 'hidden',
    );
    if (first) document.getElementById(`${id}-${first.key}`)?.focus();
  };
  const lacksFiles = restored?.hadFiles === true && rest.uploads.uploads.length === 0;
  return { restored, lacksFiles, clear };
}
