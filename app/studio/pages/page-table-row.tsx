import { Link } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { STATUS_TONES } from '../editors/documents/document-status';
import { Moment } from '../shell/moment';
import table from '../shell/table.module.css';
import { ToolLink } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import type { PageRow } from '#cms/store/lists/page-details';
import styles from './pages.module.css';
import type { PagesData } from './pages-data';

export interface PageTableRowProps {
  row: PageRow;
  regions: PagesData['regions'];
  canEdit: boolean;
}

/** A page in the list. It opens in the composer, which has a policy of its own: by a load of the document. */
export function PageTableRow({ row, regions, canEdit }: PageTableRowProps) {
  const t = useTexts('pages');
  const title = row.title || t('untitled');
  return (
    <tr>
      <td>
        <Link to={`/studio/pages/${row.id}`} reloadDocument className={styles.title}>
          {title}
        </Link>
        <span className={styles.path}>{row.path}</span>
      </td>
      <td>
        <Scope row={row} regions={regions} />
      </td>
      <td>
        <State row={row} />
      </td>
      <td className={table.number}>
        <Problems row={row} />
      </td>
      <td className={styles.edited}>
        {row.edited && (
          <>
            <Moment at={row.edited.at} />
            <span className={table.muted}>{row.edited.by}</span>
          </>
        )}
      </td>
      {canEdit && (
        <td className={table.end}>
          <ToolLink
            to={`/studio/pages/new?copy=${row.id}`}
            variant="ghost"
            aria-label={t('copyOf', { title })}
          >
            {t('copy')}
          </ToolLink>
        </td>
      )}
    </tr>
  );
}

function Scope({ row: { audience, region }, regions }: Pick<PageTableRowProps, 'row' | 'regions'>) {
  const t = useTexts('pages');
  const place = regions.find(({ code }) => code === region)?.title ?? region;
  return (
    <>
      {audience === '' ? t('everybody') : t(`audience_${audience}`)}
      {region !== '' && <span className={styles.path}>{place}</span>}
    </>
  );
}

function State({ row: { status, plan } }: Pick<PageTableRowProps, 'row'>) {
  const t = useTexts('pages');
  return (
    <>
      <Badge tone={STATUS_TONES[status]} className={styles.badge}>
        {t(`is_${status}`)}
      </Badge>
      {plan && (
        <span className={styles.path}>
          {t(plan.action === 'publish' ? 'willPublish' : 'willUnpublish')} <Moment at={plan.at} />
        </span>
      )}
    </>
  );
}

function Problems({ row: { errors, warnings } }: Pick<PageTableRowProps, 'row'>) {
  const t = useTexts('pages');
  if (errors > 0) return <span className={styles.errors}>{t('errors', { count: errors })}</span>;
  return warnings > 0 ? <span className={table.muted}>{t('warnings', { count: warnings })}</span> : null;
}
