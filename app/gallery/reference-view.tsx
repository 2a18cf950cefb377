import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { FaultyExample } from './faulty-examples.server';
import { FindingView } from './finding-view';
import shared from './gallery.module.css';
import styles from './reference.module.css';
import type { SchemaField } from './schema-fields';

interface ReferenceViewProps {
  fields: readonly SchemaField[];
  faults: readonly FaultyExample[];
}

/** The end of a block's page: the fields that it takes, and what comes of wrong ones. */
export function ReferenceView({ fields, faults }: ReferenceViewProps) {
  return (
    <>
      <Section id="fields" rhythm="none" tone="sunken" className={classNames(shared.band, styles.part)}>
        <Heading level={2} look="subtitle">
          Поля
        </Heading>
        <FieldTable fields={fields} />
      </Section>
      <Section id="faults" rhythm="none" tone="sunken" className={classNames(shared.band, styles.part)}>
        <Heading level={2} look="subtitle">
          Ошибки в&nbsp;данных
        </Heading>
        <Text tone="muted" measured>
          Такой блок не&nbsp;показывается, остальная страница стоит. Редактор видит это по&nbsp;адресу
          страницы с&nbsp;?componentCheck.
        </Text>
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault.title}>
              <Heading level={3} look="body">
                {fault.title}
              </Heading>
              <pre className={shared.source}>{fault.wrong}</pre>
              {fault.findings.map((finding) => (
                <FindingView key={finding.pointer} finding={finding} />
              ))}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The fields that content may give. */
export function FieldTable({ fields }: { fields: readonly SchemaField[] }) {
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">Поле</th>
          <th scope="col">Тип и&nbsp;пределы</th>
          <th scope="col">Без него</th>
          <th scope="col">О&nbsp;чём</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.path}>
            <th scope="row">
              <code>{field.path}</code>
            </th>
            <td>
              {field.type}
              {field.limits.length > 0 && <span className={shared.muted}>, {field.limits.join(', ')}</span>}
            </td>
            <td>{toAbsence(field)}</td>
            <td>{field.description || <span className={shared.muted}>—</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What happens when the field is left out. */
function toAbsence({ isRequired, default: standIn }: SchemaField) {
  if (isRequired) return <strong>обязательное</strong>;
  return standIn === null ? <span className={shared.muted}>пусто</span> : <code>{standIn}</code>;
}
