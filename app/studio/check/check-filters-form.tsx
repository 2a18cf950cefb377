import { Form } from '@remix-run/react';
import { SelectField } from '#blocks/ui/select-field';
import styles from '../shell/filters.module.css';
import { ToolButton, ToolLink } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import type { CheckFilters } from './check-filters';
import type { CheckData } from './check-data';

/** What narrows the report: an address, so that it can be sent to whoever is to repair it. */
export function CheckFiltersForm({ filters, codes, types }: Pick<CheckData, 'filters' | 'codes' | 'types'>) {
  const t = useTexts('check');
  const severities = (['error', 'warning'] as const).map((value) => ({
    value,
    label: t(`severity_${value}`),
  }));
  const owners = (['editors', 'developers'] as const).map((value) => ({ value, label: t(`owner_${value}`) }));
  const choices = [
    { name: 'severity', options: severities, placeholder: t('any') },
    { name: 'code', options: codes, placeholder: t('any') },
    { name: 'owner', options: owners, placeholder: t('anyone') },
    { name: 'type', options: types, placeholder: t('anyBlock') },
  ] as const;
  return (
    <Form key={JSON.stringify(filters)} aria-label={t('filters')} className={styles.filters}>
      {choices.map(({ name, options, placeholder }) => (
        <SelectField
          key={name}
          id={`check-${name}`}
          name={name}
          label={t(name)}
          placeholder={placeholder}
          options={options}
          defaultValue={filters[name]}
        />
      ))}
      <div className={styles.actions}>
        <ToolButton type="submit" variant="primary">
          {t('apply')}
        </ToolButton>
        <ToolLink to="/studio/check" variant="ghost">
          {t('clear')}
        </ToolLink>
      </div>
    </Form>
  );
}

/** The address of the same filters from another document on. */
export function toQuery({ severity, owner, code, type }: CheckFilters, from: number): URLSearchParams {
  const query = new URLSearchParams({ severity, owner, code, type, from: String(from) });
  for (const [name, value] of Array.from(query)) if (value === '' || value === '0') query.delete(name);
  return query;
}
