import type { SerializeFrom } from '@remix-run/node';
import { Form, Link } from '@remix-run/react';
import { SelectField } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import filter from '../shell/filters.module.css';
import { usePlaceName } from '../shell/use-place-name';
import { ScreenHead } from '../shell/screen-head';
import { toEditorPath } from '#app/studio/history/entry-paths';
import { EmptyList, Table } from '../shell/table';
import table from '../shell/table.module.css';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import { USAGE_KINDS } from './usage-kinds';
import type { usageLoader } from './usage.server';
import styles from './usage.module.css';

type UsageData = SerializeFrom<typeof usageLoader>;

/** Where a block, a file or an address is used, before it is changed or taken away. */
export function UsageView(data: UsageData) {
  const t = useTexts('usage');
  const { of, value, label, rows } = data;
  const note = value === '' ? t('pickNote') : `${label ?? value} · ${t('entries', { count: rows.length })}`;
  return (
    <>
      <ScreenHead title={t('title')} note={note} />
      <Form key={`${of} ${value}`} aria-label={t('title')} className={filter.filters}>
        <SelectField
          id="of"
          name="of"
          label={t('of')}
          defaultValue={of}
          className={styles.of}
          options={USAGE_KINDS.map((kind) => ({ value: kind, label: t(`of_${kind}`) }))}
        />
        <TextField
          id="value"
          name="value"
          label={t('value')}
          defaultValue={value}
          className={styles.value}
          placeholder={t('valueHint')}
          spellCheck={false}
        />
        <div className={filter.actions}>
          <ToolButton type="submit" variant="primary">
            {t('find')}
          </ToolButton>
        </div>
      </Form>
      {value === '' ? <Values {...data} /> : <Users rows={rows} />}
    </>
  );
}

function Values({ of, values, labels }: Pick<UsageData, 'of' | 'values' | 'labels'>) {
  const t = useTexts('usage');
  if (values.length === 0) return <EmptyList>{t('nothing')}</EmptyList>;
  const columns = [
    { key: 'value', title: t(`of_${of}`) },
    { key: 'used', title: t('used') },
  ];
  return (
    <Table caption={t('title')} columns={columns}>
      {values.map(({ value, entries }) => (
        <tr key={value}>
          <td>
            <Link to={`/studio/usage?${new URLSearchParams({ of, value })}`}>{labels[value] ?? value}</Link>
            {labels[value] !== undefined && <span className={table.muted}> {value}</span>}
          </td>
          <td className={table.number}>{t('entries', { count: entries })}</td>
        </tr>
      ))}
    </Table>
  );
}

function Users({ rows }: Pick<UsageData, 'rows'>) {
  const t = useTexts('usage');
  const toPlace = usePlaceName();
  if (rows.length === 0) return <EmptyList>{t('nobody')}</EmptyList>;
  const columns = (['document', 'kind', 'state'] as const).map((key) => ({ key, title: t(key) }));
  return (
    <Table caption={t('title')} columns={columns}>
      {rows.map(({ id, kind, name, title, audience, region, states }) => (
        <tr key={id}>
          <td>
            <Link to={toEditorPath({ kind, id })} reloadDocument>
              {title || t(kind === 'page' ? 'untitled' : `kind_${kind}`)}
            </Link>
            <span className={table.muted}> {toPlace({ name, audience, region })}</span>
          </td>
          <td>{t(`kind_${kind}`)}</td>
          <td>{states.map((state) => t(`state_${state}`)).join(', ')}</td>
        </tr>
      ))}
    </Table>
  );
}
