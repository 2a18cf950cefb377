import { Form, Link, useNavigation } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { SelectField } from '#blocks/ui/select-field';
import { hasRight } from '../../session/rights';
import { Moment } from '../../shell/moment';
import { ScreenHead } from '../../shell/screen-head';
import { EmptyList, Table } from '../../shell/table';
import table from '../../shell/table.module.css';
import { ToolButton, ToolLink } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import type { ActionAnswer } from '../../studio-answer.server';
import { useTexts } from '../../texts/use-texts';
import { STATUS_TONES } from '../documents/document-status';
import fresh from '../editors.module.css';
import type { LayoutRow } from './layouts.server';
import styles from './layouts.module.css';

export interface LayoutsViewProps {
  rows: readonly LayoutRow[];
  /** The data of the main page; of a region, where it has its own. */
  mainPages: readonly LayoutRow[];
  /** The main page in the composer; null when there is none. */
  canvas: string | null;
  regions: readonly { code: string; title: string }[];
  answer: ActionAnswer | undefined;
}

/** What stands around the pages: of all visitors, of businesses, of a region. And the main page's own data. */
export function LayoutsView({ rows, mainPages, canvas, regions, answer }: LayoutsViewProps) {
  const t = useTexts('layouts');
  const { role } = useEditor();
  const toSite = ({ audience }: LayoutRow) => (audience === '' ? `${t('b2c')}, ${t('b2b')}` : t(audience));
  return (
    <>
      <ScreenHead title={t('title')} note={t('note')} />
      {rows.length === 0 ? (
        <EmptyList>{t('empty')}</EmptyList>
      ) : (
        <Rows caption={t('title')} first={t('audience')} rows={rows} toName={toSite} />
      )}
      {hasRight(role, 'edit') && <NewLayout regions={regions} answer={answer} />}
      {mainPages.length > 0 && (
        <section className={styles.part} aria-labelledby="main-page">
          <div className={styles.head}>
            <h2 id="main-page" className={styles.title}>
              {t('mainPage')}
            </h2>
            {canvas !== null && (
              <ToolLink to={`/studio/pages/${canvas}`} reloadDocument>
                {t('openCanvas')}
              </ToolLink>
            )}
          </div>
          <p className={fresh.note}>{t('mainPageNote')}</p>
          <Rows
            caption={t('mainPage')}
            first={t('document')}
            rows={mainPages}
            toName={() => t('mainPageRow')}
          />
        </section>
      )}
    </>
  );
}

interface RowsProps {
  caption: string;
  /** Of the first column. */
  first: string;
  rows: readonly LayoutRow[];
  toName: (row: LayoutRow) => string;
}

function Rows({ caption, first, rows, toName }: RowsProps) {
  const t = useTexts('layouts');
  const columns = (['region', 'state', 'updated'] as const).map((key) => ({ key, title: t(key) }));
  return (
    <Table caption={caption} columns={[{ key: 'name', title: first }, ...columns]}>
      {rows.map((row) => (
        <tr key={row.id}>
          <td>
            <Link to={row.id} reloadDocument>
              {toName(row)}
            </Link>
          </td>
          <td>{row.region ?? t('allRegions')}</td>
          <td className={table.number}>
            <Badge tone={STATUS_TONES[row.status]}>{t(`status_${row.status}`)}</Badge>
          </td>
          <td className={table.number}>
            <Moment at={row.updatedAt} />
          </td>
        </tr>
      ))}
    </Table>
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
