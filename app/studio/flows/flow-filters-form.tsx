import { Form, useSubmit } from '@remix-run/react';
import { SelectField, type SelectFieldProps, type SelectOption } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import { DEVICES } from '#schemas/analytics/device';
import { VISIT_SOURCES } from '#schemas/analytics/visit-source';
import filter from '../shell/filters.module.css';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import { PERIODS, UNKNOWN, type FlowFilters } from './flow-filters';
import { nameKind } from './flow-words';
import type { Periods } from './read-filters.server';
import styles from './flows.module.css';

interface FlowFiltersFormProps {
  filters: FlowFilters;
  periods: Periods;
  /** Regions to choose from. */
  regions: readonly SelectOption[];
  /** Pages to choose from; left out where all are shown together. */
  paths?: readonly string[];
}

interface Choice extends Pick<SelectFieldProps, 'options' | 'placeholder' | 'className'> {
  name: Exclude<keyof FlowFilters, 'days' | 'until' | 'split'>;
}

/** Takes effect as it is chosen; by its button without scripts. */
export function FlowFiltersForm({ filters, periods, regions, paths }: FlowFiltersFormProps) {
  const t = useTexts('flows');
  const submit = useSubmit();
  const toOptions = (split: 'device' | 'source', kinds: readonly string[]) =>
    [...kinds, UNKNOWN].map((value) => ({ value, label: nameKind(split, value) }));
  const choices: Choice[] = [
    {
      name: 'audience',
      placeholder: t('anyAudience'),
      options: (['b2c', 'b2b'] as const).map((value) => ({ value, label: t(`audience_${value}`) })),
    },
    { name: 'region', placeholder: t('anyRegion'), options: regions },
    { name: 'device', placeholder: t('anyDevice'), options: toOptions('device', DEVICES) },
    { name: 'source', placeholder: t('anySource'), options: toOptions('source', VISIT_SOURCES) },
  ];
  if (paths !== undefined) {
    const options = paths.map((value) => ({ value, label: value }));
    choices.push({ name: 'page', placeholder: t('anyPage'), className: styles.page, options });
  }
  return (
    <Form key={JSON.stringify(filters)} aria-label={t('filters')} className={filter.filters}>
      <SelectField
        id="flow-days"
        name="days"
        label={t('days')}
        options={PERIODS.map((value) => ({ value, label: t(`days_${value}`) }))}
        defaultValue={filters.days}
        onChange={({ currentTarget: { form } }) => form && submit(form, { preventScrollReset: true })}
      />
      <TextField
        id="flow-until"
        name="until"
        type="date"
        label={t('until')}
        defaultValue={filters.until === '' ? '' : periods.now.to}
      />
      {choices.map(({ name, ...choice }) => (
        <SelectField
          key={name}
          id={`flow-${name}`}
          name={name}
          label={t(name)}
          defaultValue={filters[name]}
          {...choice}
          onChange={({ currentTarget: { form } }) => form && submit(form, { preventScrollReset: true })}
        />
      ))}
      <input type="hidden" name="split" value={filters.split} />
      <div className={filter.actions}>
        <ToolButton type="submit">{t('apply')}</ToolButton>
      </div>
    </Form>
  );
}
