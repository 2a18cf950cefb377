import { EVENT_IDS } from '#schemas/analytics/event-ids';
import type { ReactNode } from 'react';
import type { FlowAction, FlowDefinition } from '#registry/define-flow';
import { listInputFields, listOutcomeTypes } from '#registry/read-action';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import { ENGINE_TEXTS } from '#app/flow-engine/engine-texts';
import { FlowExamplesView } from './flow-examples-view';
import { EVENT_LABELS, formatLimit, ONCE_LABELS } from './flow-texts';
import styles from './flow.module.css';
import shared from './gallery.module.css';
import { FieldTable } from './reference-view';
import reference from './reference.module.css';
import { listSchemaFields } from './schema-fields';

/** The end of a flow's page: its actions, every text for a failure, what it reports, and its fields. */
export function FlowReferenceView({ flow }: { flow: FlowDefinition }) {
  return (
    <>
      <Part id="actions" title="Действия">
        <ActionTable actions={flow.actions} />
      </Part>
      <Part id="messages" title="Сообщения">
        <Text tone="muted" measured>
          Так их читает посетитель: у&nbsp;поля или над формой. Последние говорит сам движок.
        </Text>
        <Messages messages={{ ...flow.messages, ...listEngineTexts() }} />
      </Part>
      <Part id="analytics" title="Аналитика">
        <EventTable />
      </Part>
      <Part id="examples" title="Примеры">
        <FlowExamplesView flow={flow} />
      </Part>
      <Part id="fields" title="Поля">
        <FieldTable fields={listSchemaFields(flow.props)} />
      </Part>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section id={id} rhythm="none" tone="sunken" className={classNames(shared.band, reference.part)}>
      <Heading level={2} look="subtitle">
        {title}
      </Heading>
      {children}
    </Section>
  );
}

function ActionTable({ actions }: Pick<FlowDefinition, 'actions'>) {
  return (
    <table className={classNames(reference.fields, styles.actions)}>
      <thead>
        <tr>
          <th scope="col">Действие</th>
          <th scope="col">Из состояний</th>
          <th scope="col">Поля</th>
          <th scope="col">Повтор и&nbsp;пределы</th>
          <th scope="col">Исход</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(actions).map(([name, action]) => (
          <ActionRow key={name} name={name} action={action} />
        ))}
      </tbody>
    </table>
  );
}

function ActionRow({ name, action }: { name: string; action: FlowAction }) {
  const { from, once = 'never', limits = [] } = action;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td data-about="Из состояний">{from.join(', ')}</td>
      <td data-about="Поля">
        {listInputFields(action).map(({ name: field, isRequired, isSecret }) => (
          <div key={field}>
            <code>{field}</code> <span className={shared.muted}>{describeField(isRequired, isSecret)}</span>
          </div>
        ))}
      </td>
      <td data-about="Повтор и пределы">
        <div>{ONCE_LABELS[once]}</div>
        <ul className={styles.limits}>
          {limits.map((limit) => (
            <li key={formatLimit(limit)}>{formatLimit(limit)}</li>
          ))}
        </ul>
      </td>
      <td data-about="Исход">
        {listOutcomeTypes(action).map((event) => (
          <div key={event}>
            <code>{event}</code>
          </div>
        ))}
      </td>
    </tr>
  );
}

function describeField(isRequired: boolean, isSecret: boolean): string {
  const notes = [
    ...(isRequired ? [] : ['можно без\u00a0него']),
    ...(isSecret ? ['не\u00a0возвращается'] : []),
  ];
  return notes.join(', ');
}

/** How long a visitor is asked to wait in the example, in seconds. */
const SAMPLE_WAIT = 90;

function listEngineTexts(): Record<string, string> {
  return { ...ENGINE_TEXTS, limited: ENGINE_TEXTS.limited(SAMPLE_WAIT) };
}

function Messages({ messages }: { messages: Readonly<Record<string, string>> }) {
  return (
    <ul className={styles.messages}>
      {Object.entries(messages).map(([code, text]) => (
        <li key={code}>
          <code className={shared.code}>{code}</code>
          <Notice kind="error" role="note">
            <p>{text}</p>
          </Notice>
        </li>
      ))}
    </ul>
  );
}

/** Every flow reports the same. */
function EventTable() {
  const events = Object.entries(EVENT_IDS).filter(([name]) => name.startsWith('flow_'));
  return (
    <table className={classNames(reference.fields, styles.events)}>
      <thead>
        <tr>
          <th scope="col">Событие</th>
          <th scope="col">Номер</th>
          <th scope="col">Когда</th>
        </tr>
      </thead>
      <tbody>
        {events.map(([name, id]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{id}</code>
            </td>
            <td>{EVENT_LABELS[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
