import { Form, Link, useNavigation } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { SelectField } from '#blocks/ui/select-field';
import { hasRight } from '../../session/rights';
import { Moment } from '../../shell/moment';
import { ScreenHead } from '../../shell/screen-head';
import { EmptyList, Table } from '../../shell/table';
import table from '../../shell/table.module.css';
import { ToolButton } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import type { ActionAnswer } from '../../studio-answer.server';
import { useTexts } from '../../texts/use-texts';
import { STATUS_TONES } from '../documents/document-status';
import fresh from '../editors.module.css';
import type { LayoutRow } from './layouts.server';

export interface LayoutsViewProps {
  rows: readonly LayoutRow[];
  regions: readonly { code: string; title: string }[];
  answer: ActionAnswer | undefined;
}

/** What stands around the pages: of all visitors, of businesses, of a region. */
export function LayoutsView({ rows, regions, answer }: LayoutsViewProps) {
  const t = useTexts('layouts');
  const { role } = useEditor();
  const columns = (['audience', 'region', 'state', 'updated'] as const).map((key) => ({
    key,
    title: t(key),
  }));
  return (
    <>
      <ScreenHead title={t('title')} note={t('note')} />
      {rows.length === 0 ? (
        <EmptyList>{t('empty')}</EmptyList>
      ) : (
        <Table caption={t('title')} columns={columns}>
          {rows.map(({ id, audience, region, status, updatedAt }) => (
            <tr key={id}>
              <td>
                <Link to={id} reloadDocument>
                  {audience === '' ? `${t('b2c')}, ${t('b2b')}` : t(audience)}
                </Link>
              </td>
              <td>{region ?? t('allRegions')}</td>
              <td className={table.number}>
                <Badge tone={STATUS_TONES[status]}>{t(`status_${status}`)}</Badge>
              </td>
              <td className={table.number}>
                <Moment at={updatedAt} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {hasRight(role, 'edit') && <NewLayout regions={regions} answer={answer} />}
    </>
  );
}

function NewLayout({ regions, answer }: Pick<LayoutsViewProps, 'regions' | 'answer'>) {
  const t = useTexts('layouts');
  const { state } = useNavigation();
  return (
    <section className={fresh.fresh} aria-labelledby="new-layout">
      <h2 id="new-layout" className={fresh.title}>
        {t('add')}
      </h2>
      <p className={fresh.note}>{t('addHint')}</p>
      <Form method="post" className={fresh.row}>
        <SelectField
          {...{ id: 'audience', name: 'audience', label: t('audience'), error: answer?.faults?.['audience'] }}
          options={(['b2c', 'b2b'] as const).map((audience) => ({ value: audience, label: t(audience) }))}
        />
        <SelectField
          {...{ id: 'region', name: 'region', label: t('region'), placeholder: t('chooseRegion') }}
          error={answer?.faults?.['region']}
          options={regions.map(({ code, title }) => ({ value: code, label: title }))}
        />
        <ToolButton type="submit" variant="primary" busy={state === 'submitting'}>
          {t('create')}
        </ToolButton>
      </Form>
    </section>
  );
}
