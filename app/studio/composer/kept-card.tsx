import { readItem, type ItemProps } from '#cms/composing/composer-item';
import { useTexts } from '../texts/use-texts';

/** A component that this build cannot edit: what it is, and what to do. Its JSON stays as it is. */
export function KeptCard({ item }: { item: ItemProps }) {
  const t = useTexts('composer');
  const { type, version } = readItem(item);
  const reason = item.reason ?? 'unknown';
  return (
    <div className="composer-kept" data-name={t('keptTitle', { type })}>
      <p>
        <strong>{t('keptTitle', { type })}</strong> <span>{t('version', { version })}</span>
      </p>
      <p>{t(`kept_${reason}`)}</p>
    </div>
  );
}
