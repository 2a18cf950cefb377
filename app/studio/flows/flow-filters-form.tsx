import { Form, useSubmit } from '@remix-run/react';
import { SelectField, type SelectFieldProps } from '#blocks/ui/select-field';
import filter from '../shell/filters.module.css';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import { PERIODS, type FlowFilters } from './flow-filters';
import styles from './flows.module.css';

interface FlowFiltersFormProps {
  filters: FlowFilters;
  /** Pages to choose from; left out where all are shown together. */
  paths?: readonly string[];
}

interface Choice extends Pick<SelectFieldProps, 'options' | 'placeholder' | 'className'> {
  name: keyof FlowFilters;
}

/** Takes effect as it is chosen; by its button without scripts. */
export function FlowFiltersForm({ filters, paths }: FlowFiltersFormProps) {
  const t = useTexts('flows');
  const submit = useSubmit();
  const choices: Choice[] = [
    { name: 'days', options: PERIODS.map((value) => ({ value, label: t(`days_${value}`) })) },
    {
      name: 'audience',
      placeholder: t('anyAudience'),
      options: (['b2c', 'b2b'] as const).map((value) => ({ value, label: t(`audience_${value}`) })),
    },
  ];
  if (paths !== undefined) {
    const options = paths.map((value) => ({ value, label: value }));
    choices.push({ name: 'page', placeholder: t('anyPage'), className: styles.page, options });
  }
  return (
    <Form key={JSON.stringify(filters)} aria-label={t('filters')} className={filter.filters}>
      {choices.map(({ name, ...choice }) => (
        <SelectField
          key={name}
          id={`flow-${name}`}
          name={name}
          label={t(name)}
          defaultValue={filters[name] ?? ''}
          {...choice}
          onChange={({ currentTarget: { form } }) => form && submit(form, { preventScrollReset: true })}
        />
      ))}
      <div className={filter.actions}>
        <ToolButton type="submit">{t('apply')}</ToolButton>
      </div>
    </Form>
  );
}
