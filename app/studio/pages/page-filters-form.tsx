import { Form, useNavigation, useSearchParams, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { SelectField } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import filter from '../shell/filters.module.css';
import { ToolButton, ToolLink } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import { ALL_REGIONS, PROBLEMS } from '#cms/store/lists/page-filters';
import type { PagesData } from './pages-data';
import styles from './pages.module.css';

const PATH = '/studio/pages';

/** Filters take effect as they are chosen; words on Enter or by the button. */
export function PageFiltersForm({ regions, types }: Pick<PagesData, 'regions' | 'types'>) {
  const t = useTexts('pages');
  const submit = useSubmit();
  const query = useWantedQuery();
  const choices = useChoices({ regions, types });
  const hidden = ['status', 'under', 'sort'].filter((name) => query.get(name));
  return (
    <Form aria-label={t('filters')} className={filter.filters}>
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
      ))}
      <WordsField words={query.get('q') ?? ''} />
      {choices.map(({ name, label, placeholder, options }) => (
        <SelectField
          key={name}
          id={name}
          name={name}
          label={label}
          placeholder={placeholder}
          options={options}
          value={query.get(name) ?? ''}
          onChange={({ currentTarget: { form } }) => form && submit(form, { preventScrollReset: true })}
        />
      ))}
      <div className={filter.actions}>
        <ToolButton type="submit">{t('apply')}</ToolButton>
        {query.size > 0 && (
          <ToolLink to={PATH} variant="ghost">
            {t('clear')}
          </ToolLink>
        )}
      </div>
    </Form>
  );
}

/** The filters that are on their way, else those that are shown: a select answers at once. */
function useWantedQuery(): URLSearchParams {
  const [shown] = useSearchParams();
  const { location } = useNavigation();
  return location?.pathname === PATH ? new URLSearchParams(location.search) : shown;
}

function WordsField({ words }: { words: string }) {
  const t = useTexts('pages');
  const field = useRef<HTMLInputElement>(null);
  // Back, and «Сбросить»: the field follows the address, but never while somebody types.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words;
  }, [words]);
  return (
    <TextField
      id="q"
      name="q"
      type="search"
      label={t('search')}
      defaultValue={words}
      inputRef={field}
      className={styles.words}
    />
  );
}

function useChoices({ regions, types }: Pick<PagesData, 'regions' | 'types'>) {
  const t = useTexts('pages');
  const everywhere = { value: ALL_REGIONS, label: t('allRegions') };
  const titled = regions.map(({ code, title }) => ({ value: code, label: title }));
  return [
    {
      name: 'audience',
      label: t('audience'),
      placeholder: t('anyAudience'),
      options: (['b2c', 'b2b'] as const).map((value) => ({ value, label: t(`audience_${value}`) })),
    },
    {
      name: 'region',
      label: t('region'),
      placeholder: t('anyOne'),
      options: [everywhere, ...titled],
    },
    {
      name: 'type',
      label: t('type'),
      placeholder: t('anyOne'),
      options: types.map(({ type, label }) => ({ value: type, label })),
    },
    {
      name: 'problem',
      label: t('problem'),
      placeholder: t('any'),
      options: PROBLEMS.map((value) => ({ value, label: t(`problem_${value}`) })),
    },
  ];
}
