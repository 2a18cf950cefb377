import { useCallback, useEffect, type ReactNode } from 'react';
import type { FormPlan } from '#schemas/forms/form-plan';
import { FORM_ANSWER_TEXTS as TEXTS } from '#schemas/forms/form-texts';
import { ButtonLink } from '#blocks/ui/button';
import { Row, Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { CAPTCHA_LABEL, CaptchaField } from '../kit/captcha/captcha-field';
import { CodeForm } from '../kit/code/code-form';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { useFlow } from '../kit/engine/flow-context';
import { LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { PlannedForm } from '../kit/form/planned-form';
import { findField, toLabel } from '../kit/form/planned-values';
import { useClearedDraft } from '../kit/form/use-form-draft';
import type { Props } from './contract';
import { machine, type FormStep, type States } from './machine';
import { toRequestStatus } from './request-status';
import { FORM_WORDS } from './texts';
import { useToday } from '../kit/form/use-today';

const views: FlowViews<typeof machine, Props> = {
  initial: (step) => <FormStepView {...step} hasThemes={step.data.pages.length > 1} />,
  negativeFeedback: (step) => <FormStepView {...step} hasThemes={false} />,

  otp: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>Подтвердите номер</StepTitle>
      <CodeForm data={data} submit={TEXTS.continue}>
        <CarriedValues />
      </CodeForm>
      <LocalEvent event="EDIT" fields={<CarriedValues />}>
        {FORM_WORDS.edit}
      </LocalEvent>
    </Stack>
  ),

  success: (step) => <Success {...step} />,

  error: ({ heading, props }) =>
    props.forms === null ? (
      <Stack gap={5}>
        <StepTitle heading={heading}>{TEXTS.offlineTitle}</StepTitle>
        <Text>{TEXTS.offlineText}</Text>
      </Stack>
    ) : (
      <NoForm heading={heading} />
    ),
};

/** The operator has no form for this page: to come back later would change nothing. */
function NoForm({ heading }: Pick<StepProps, 'heading'>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{FORM_WORDS.noFormTitle}</StepTitle>
      <Text>{FORM_WORDS.noFormText}</Text>
      <Row>
        <ButtonLink href="/help/contacts" variant="secondary">
          {FORM_WORDS.contacts}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

type StepProps = StateViewProps<FormStep, Props> & {
  /** Is there a way to other themes? */
  hasThemes: boolean;
};

/** The question, the choice of a theme, or the form itself. */
function FormStepView(step: StepProps) {
  const { data, props } = step;
  const plan = data.form === null ? undefined : props.forms?.[data.form];
  if (plan !== undefined) return <FormView {...step} plan={plan} />;
  return props.question === undefined ? (
    <ThemeChoice {...step} />
  ) : (
    <Question {...step} question={props.question} />
  );
}

function FormView({ data, props, heading, plan, hasThemes }: StepProps & { plan: FormPlan }) {
  const today = useToday(props.today);
  useCaptcha(plan, data);
  const { raise } = useFlow();
  const onPage = useCallback((page: number) => raise(`PAGE:${page}`), [raise]);
  return (
    <RequestStatus>
      <StepTitle heading={heading}>{plan.title}</StepTitle>
      {plan.subTitle !== null && <Text>{plan.subTitle}</Text>}
      {plan.notice !== null && <Text tone="muted">{plan.notice}</Text>}
      <PlannedForm
        key={plan.id}
        plan={plan}
        today={today}
        page={data.page}
        onPage={onPage}
        action={plan.otpPhone === null ? 'send' : 'sendCode'}
        submitLabel={props.submit}
        captcha={data.captcha && <CaptchaField captcha={data.captcha} refresh="refreshCaptcha" />}
      />
      {hasThemes && data.page === 1 && <LocalEvent event="THEMES">{FORM_WORDS.otherTheme}</LocalEvent>}
    </RequestStatus>
  );
}

/** Says from outside how the last request of the form ended, for whoever watches it: a tag manager, a test. */
function RequestStatus({ children }: { children: ReactNode }) {
  const { state } = useFlow();
  return (
    <div data-request-status={toRequestStatus(state)}>
      <Stack gap={5}>{children}</Stack>
    </div>
  );
}

/** Asks for the picture when the form is there; without scripts the first answer brings it. */
function useCaptcha({ captchaForm, pages }: FormPlan, { captcha, page }: FormStep) {
  const { ask } = useFlow();
  const isWanted = captchaForm !== null && captcha === null && page === pages;
  useEffect(() => {
    if (isWanted) ask('refreshCaptcha');
  }, [isWanted, ask]);
}

function ThemeChoice({ props, heading }: StepProps) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{FORM_WORDS.chooseTheme}</StepTitle>
      <Stack gap={3} align="start">
        {props.forms?.map(({ id, title }, index) => (
          <LocalEvent key={id} event={`CHOOSE:${index}`} variant="secondary">
            {title}
          </LocalEvent>
        ))}
      </Stack>
    </Stack>
  );
}

function Question({ heading, question }: StepProps & { question: string }) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{question}</StepTitle>
      <Row>
        <LocalEvent event="LIKE" variant="secondary">
          Да
        </LocalEvent>
        <LocalEvent event="DISLIKE" variant="secondary">
          Нет
        </LocalEvent>
      </Row>
    </Stack>
  );
}

/** What was typed goes along with the code, and back to the form. */
function CarriedValues() {
  const { state } = useFlow();
  const values = Object.entries(state.values ?? {}).filter(([name]) => /^f\d+t?$/.test(name));
  return values.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} readOnly />);
}

function Success({ data, heading }: StateViewProps<States['success'], Props>) {
  useClearedDraft(data.id);
  return (
    <RequestStatus>
      <StepTitle heading={heading}>{data.title}</StepTitle>
      {data.text !== null && <Text>{data.text}</Text>}
      {data.id !== null && (
        <LocalEvent event="AGAIN" variant="secondary">
          {TEXTS.sendAnother}
        </LocalEvent>
      )}
    </RequestStatus>
  );
}

/** Of a field of the form; its errors are short. */
function labelOf(
  name: string,
  { data }: ReturnType<typeof machine.next>,
  { forms }: Props,
): string | undefined {
  if (name === 'captchaCode') return CAPTCHA_LABEL;
  const plan = 'form' in data && data.form !== null ? forms?.[data.form] : undefined;
  const field = plan && findField(plan, name);
  return field && toLabel(field);
}

export default createFlowView('feedback-form', machine, views, { carriedBy: ['EDIT', 'PAGE'], labelOf });
