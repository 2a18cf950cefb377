import { ButtonLink } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatDate } from '#blocks/ui/text/format-date';
import { formatPhone } from '#blocks/ui/text/format-phone';
import { CodeForm } from '../kit/code/code-form';
import { NumberForm } from '../kit/code/number-form';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import type { Props } from './contract';
import { machine, type States } from './machine';
import styles from './porting-status.module.css';
import { STAGE_TEXTS, STATUS_TEXTS, WAY } from './texts';

const views: FlowViews<typeof machine, Props> = {
  number: ({ data, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text measured>{props.description}</Text>
      <NumberForm data={data} prompt={null} label={STATUS_TEXTS.numberLabel} isClearable />
    </Stack>
  ),
  code: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{STATUS_TEXTS.code}</StepTitle>
      <CodeForm data={data} submit={STATUS_TEXTS.show} changeNumber="CHANGE_NUMBER" />
    </Stack>
  ),
  status: StatusStep,
  none: ({ data, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{STATUS_TEXTS.none}</StepTitle>
      <Text measured>
        {formatPhone(data.msisdn)}. {STATUS_TEXTS.noneText}
      </Text>
      <div>
        <ButtonLink href={props.orderLink} wide="phone">
          {STATUS_TEXTS.order}
        </ButtonLink>
      </div>
      <LocalEvent event="CHANGE_NUMBER">{STATUS_TEXTS.otherNumber}</LocalEvent>
    </Stack>
  ),
};

/** The stage, what to do now, and the stages that are left. */
function StatusStep({ data, props, heading }: StateViewProps<States['status'], Props>) {
  const { msisdn, request } = data;
  const { stage, number, date, reason } = request;
  const [title, text] = STAGE_TEXTS[stage];
  return (
    <Stack gap={5}>
      <div>
        <Text look="small" tone="muted">
          {formatPhone(msisdn)}
          {number !== '' && ` · ${STATUS_TEXTS.requestNumber}\u00a0${number}`}
        </Text>
        <StepTitle heading={heading}>{title}</StepTitle>
      </div>
      {reason !== '' && <Notice kind="warning">{reason}.</Notice>}
      <Text measured>{text}</Text>
      {stage !== 'refused' && <Way stage={stage} date={date} />}
      {stage === 'refused' && (
        <div>
          <ButtonLink href={props.orderLink} wide="phone">
            {STATUS_TEXTS.order}
          </ButtonLink>
        </div>
      )}
      <LocalEvent event="CHANGE_NUMBER">{STATUS_TEXTS.otherNumber}</LocalEvent>
    </Stack>
  );
}

function Way({ stage, date }: Pick<States['status']['request'], 'stage' | 'date'>) {
  const reached = WAY.indexOf(stage);
  return (
    <ol className={styles.way} aria-label={STATUS_TEXTS.steps}>
      {WAY.map((one, index) => (
        <li
          key={one}
          className={styles.stage}
          data-passed={index <= reached}
          aria-current={one === stage ? 'step' : undefined}
        >
          <span>
            {STAGE_TEXTS[one][0]}
            {index < reached && <span className="visually-hidden">, {STATUS_TEXTS.passed}</span>}
          </span>
          {one === 'scheduled' && date !== '' && <Text tone="muted">{formatDate(date)}</Text>}
        </li>
      ))}
    </ol>
  );
}

export default createFlowView('porting-status', machine, views);
