import { Form } from '@remix-run/react';
import { SelectField, type SelectFieldProps } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import filter from './filters.module.css';
import { ToolButton } from './tool-button';

export interface ListChoice extends Pick<SelectFieldProps, 'label' | 'options'> {
  /** Of the parameter, and of what is chosen. */
  name: string;
  /** What stands for no choice. */
  all: string;
}

export interface ListSearchProps {
  /** The filters that the list is shown by; the words are `search`. */
  chosen: Readonly<Record<string, string | number>> & { search: string };
  /** What the words are looked for in. */
  hint: string;
  choices?: readonly ListChoice[];
}

/** What narrows a list: words, and choices of its own. They are parameters of the address. */
export function ListSearch({ chosen, hint, choices = [] }: ListSearchProps) {
  const t = useTexts('shell');
  return (
    <search>
      <Form key={JSON.stringify(chosen)} className={filter.filters}>
        <TextField
          id="search"
          name="search"
          type="search"
          label={t('search')}
          placeholder={hint}
          defaultValue={chosen.search}
          className={filter.words}
        />
        {choices.map(({ name, label, options, all }) => (
          <SelectField
            key={name}
            id={name}
            name={name}
            label={label}
            options={options}
            placeholder={all}
            defaultValue={String(chosen[name] ?? '')}
          />
        ))}
        <div className={filter.actions}>
          <ToolButton type="submit" variant="primary">
            {t('find')}
          </ToolButton>
        </div>
      </Form>
    </search>
  );
}
