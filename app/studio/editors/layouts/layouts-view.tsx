import { Form, Link, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Badge } from '#blocks/ui/badge';
import { SelectField } from '#blocks/ui/select-field';
import { hasRight } from '../../session/rights';
import { Moment } from '../../shell/moment';
import { ScreenHead } from '../../shell/screen-head';
import { EmptyList, Table } from '../../shell/table';
import table from '../../shell/table.module.css';
import { ToolButton, ToolLink } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import { useAnswer } from '../../shell/use-answer';
import type { ActionAnswer } from '../../studio-answer.server';
import { useTexts } from '../../texts/use-texts';
import { STATUS_TONES } from '../documents/document-status';
import fresh from '../editors.module.css';
import { ALL_REGIONS, type LayoutRow } from './layout-row';
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
  useAnswer(answer);
  const canEdit = hasRight(role, 'edit');
  const toSite = ({ audience }: LayoutRow) => (audience === '' ? `${t('b2c')}, ${t('b2b')}` : t(audience));
  return (
    <>
      <ScreenHead title={t('title')} note={t('note')} />
      {rows.length === 0 ? (
        <EmptyList>{t('empty')}</EmptyList>
      ) : (
        <Rows caption={t('title')} first={t('audience')} rows={rows} toName={toSite} />
      )}
      {canEdit && <NewLayout regions={regions} answer={answer} />}
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
        <p className={fresh.note}>{t(mainPages.length > 0 ? 'mainPageNote' : 'operatorsNote')}</p>
        {mainPages.length > 0 && (
          <Rows
            caption={t('mainPage')}
            first={t('document')}
            rows={mainPages}
            toName={() => t('mainPageRow')}
          />
        )}
        {canEdit && (
          <NewMainPage
            regions={regions}
            answer={answer}
            hasGeneral={mainPages.some(({ region }) => region === null)}
          />
        )}
      </section>
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

type NewProps = Pick<LayoutsViewProps, 'regions' | 'answer'>;

function NewLayout({ regions, answer }: NewProps) {
  const t = useTexts('layouts');
  return (
    <Fresh kind="layout" title={t('add')} note={t('addHint')}>
      <SelectField
        id="audience"
        name="audience"
        label={t('audience')}
        error={answer?.faults?.['audience']}
        options={(['b2c', 'b2b'] as const).map((audience) => ({ value: audience, label: t(audience) }))}
      />
      <RegionField name="region" regions={regions} answer={answer} />
    </Fresh>
  );
}

/** Where no document stands for all regions, the operator's promotions do: that one is offered first. */
function NewMainPage({ hasGeneral, regions, answer }: NewProps & { hasGeneral: boolean }) {
  const t = useTexts('layouts');
  const all = { code: ALL_REGIONS, title: t('allRegions') };
  return (
    <Fresh kind="main-page" title={t('addMain')} note={t(hasGeneral ? 'addMainHint' : 'addFirstHint')}>
      <RegionField name="mainRegion" regions={hasGeneral ? regions : [all, ...regions]} answer={answer} />
    </Fresh>
  );
}

function RegionField({ name, regions, answer }: NewProps & { name: string }) {
  const t = useTexts('layouts');
  return (
    <SelectField
      id={name}
      name={name}
      label={t('region')}
      placeholder={t('chooseRegion')}
      error={answer?.faults?.[name]}
      options={regions.map(({ code, title }) => ({ value: code, label: title }))}
    />
  );
}

interface FreshProps {
  kind: 'layout' | 'main-page';
  title: string;
  note: string;
  children: ReactNode;
}

/** A short form for a document that is not there yet. */
function Fresh({ kind, title, note, children }: FreshProps) {
  const t = useTexts('layouts');
  const { state, formData } = useNavigation();
  const isBusy = state === 'submitting' && formData?.get('kind') === kind;
  return (
    <section className={fresh.fresh} aria-labelledby={`new-${kind}`}>
      <h3 id={`new-${kind}`} className={fresh.title}>
        {title}
      </h3>
      <p className={fresh.note}>{note}</p>
      <Form method="post" className={fresh.row}>
        <input type="hidden" name="kind" value={kind} />
        {children}
        <ToolButton type="submit" variant="primary" busy={isBusy}>
          {t('create')}
        </ToolButton>
      </Form>
    </section>
  );
}
