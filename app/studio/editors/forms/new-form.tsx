import { Form, useNavigation } from '@remix-run/react';
import { SelectField } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import { ToolButton } from '../../shell/tool-button';
import { useTexts } from '../../texts/use-texts';
import fresh from '../editors.module.css';
import type { FormPage } from './list-forms.server';
import { TEMPLATE_NAMES } from './template-names';

export interface NewFormProps {
  /** Pages with the block of forms that have none yet. */
  free: readonly FormPage[];
  /** What can be copied. */
  sources: readonly { id: string; title: string }[];
  /** The uuid of the page that the link here has named; empty for none. */
  wanted: string;
  faults: Readonly<Record<string, string>>;
}

/** The forms of another page: from a template, or as a copy. */
export function NewForm({ free, sources, wanted, faults }: NewFormProps) {
  const t = useTexts('forms');
  const { state } = useNavigation();
  const pages = free.map(({ uuid, path, title }) => ({
    value: uuid,
    label: title === '' ? path : `${title} (${path})`,
  }));
  const isListed = pages.some(({ value }) => value === wanted);
  return (
    <section className={fresh.fresh} aria-labelledby="new-form">
      <h2 id="new-form" className={fresh.title}>
        {t('add')}
      </h2>
      <p className={fresh.note}>{t('addHint')}</p>
      <Form method="post" className={fresh.row}>
        <SelectField
          id="page"
          name="page"
          label={t('page')}
          placeholder={t('choosePage')}
          options={pages}
          defaultValue={isListed ? wanted : ''}
          error={faults['page']}
        />
        <TextField
          id="uuid"
          name="uuid"
          label={t('otherUuid')}
          placeholder={t('otherUuidHint')}
          defaultValue={isListed ? '' : wanted}
          error={faults['uuid']}
          spellCheck={false}
        />
        <SelectField
          id="from"
          name="from"
          label={t('template')}
          error={faults['from']}
          options={[
            ...TEMPLATE_NAMES.map((name) => ({ value: name, label: t(`template_${name}`) })),
            ...sources.map(({ id, title }) => ({
              value: `copy:${id}`,
              label: t('copyOf', { title: title || t('untitled') }),
            })),
          ]}
        />
        <ToolButton type="submit" variant="primary" busy={state === 'submitting'}>
          {t('create')}
        </ToolButton>
      </Form>
    </section>
  );
}
