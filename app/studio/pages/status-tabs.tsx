import { useSearchParams } from '@remix-run/react';
import { TabLinks } from '../shell/tab-links';
import { useTexts } from '../texts/use-texts';
import type { PageCounts } from '#cms/store/lists/find-pages';
import { STATUSES } from '#cms/store/lists/page-filters';
import { toPagesAddress } from './page-filters';

/** The states of pages as links, each with how many there are. */
export function StatusTabs({ counts }: { counts: PageCounts }) {
  const t = useTexts('pages');
  const [query] = useSearchParams();
  const chosen = query.get('status') ?? '';
  const tabs = (['all', ...STATUSES] as const).map((status) => {
    const value = status === 'all' ? '' : status;
    return {
      to: toPagesAddress(query, { status: value }),
      title: t(`status_${status}`),
      count: counts[status],
      isCurrent: chosen === value,
    };
  });
  return <TabLinks label={t('statuses')} tabs={tabs} />;
}
