import { useSyncExternalStore } from 'react';
import { SelectField } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { fromTyped, toTyped } from '../fields/moment';
import { useComposer } from './composer-context';
import styles from './header.module.css';
import type { PreviewScope } from './render-request';

interface ScopeChoiceProps {
  scope: PreviewScope;
  onChange: (scope: PreviewScope) => void;
  id: string;
}

/** For whom, where and when a page is shown. */
export function ScopeChoice({ scope, onChange, id }: ScopeChoiceProps) {
  const t = useTexts('composer');
  const { page } = useComposer();
  const typed = toTyped(scope.at === null ? undefined : new Date(scope.at).toISOString());
  return (
    <div className={styles.scope}>
      <SelectField
        id={`${id}-region`}
        name="region"
        label={t('region')}
        value={scope.region}
        options={page.regions.map(({ code, label }) => ({ value: code, label }))}
        onChange={({ target }) => onChange({ ...scope, region: target.value })}
      />
      <SelectField
        id={`${id}-audience`}
        name="audience"
        label={t('audience')}
        value={scope.audience}
        options={[
          { value: 'b2c', label: t('b2c') },
          { value: 'b2b', label: t('b2b') },
        ]}
        disabled={page.audience !== ''}
        onChange={({ target }) => onChange({ ...scope, audience: target.value === 'b2b' ? 'b2b' : 'b2c' })}
      />
      <TextField
        id={`${id}-date`}
        name="date"
        type="date"
        label={t('date')}
        value={typed.date}
        onChange={({ target }) => onChange({ ...scope, at: toMoment(target.value) })}
      />
    </div>
  );
}

/** The chosen day at noon by Moscow's clock; null for none. */
function toMoment(date: string): number | null {
  const moment = fromTyped({ date, time: '12:00' }, false);
  return moment === null ? null : Date.parse(moment);
}

export function useScope(): PreviewScope {
  const { renders } = useComposer();
  useSyncExternalStore(renders.subscribe, renders.version);
  return renders.scope();
}
