import type { SerializeFrom } from '@remix-run/node';
import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { Notice } from '#blocks/ui/notice';
import { SelectField } from '#blocks/ui/select-field';
import { Stack } from '#blocks/ui/stack';
import { TextField } from '#blocks/ui/text-field';
import styles from '../shell/form.module.css';
import { ScreenHead } from '../shell/screen-head';
import { ToolButton, ToolLink } from '../shell/tool-button';
import { useAnswer } from '../shell/use-answer';
import type { ActionAnswer } from '../studio-answer.server';
import { useTexts } from '../texts/use-texts';
import type { newPageLoader } from './new-page.server';
import { MAX_PATH, proposePath } from './propose-path';

type NewPageData = SerializeFrom<typeof newPageLoader>;

export interface NewPageViewProps extends NewPageData {
  answer: ActionAnswer | undefined;
}

/** Where a new page stands, for whom, and what it begins with. */
export function NewPageView({ answer, ...data }: NewPageViewProps) {
  const t = useTexts('pages');
  const { state } = useNavigation();
  useAnswer(answer);
  const faults = answer?.faults ?? {};
  const path = useProposedPath(data.original?.path ?? (data.wanted.path || proposePath(data.wanted.title)));
  return (
    <>
      <ScreenHead title={t('newTitle')} note={t('newNote')} />
      <Form method="post" className={styles.form}>
        <Stack gap={4}>
          {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
          <TextField
            id="title"
            name="title"
            label={t('fieldTitle')}
            hint={t('fieldTitleHint')}
            defaultValue={data.original?.title ?? data.wanted.title}
            error={faults['title']}
            maxLength={300}
            onChange={({ target }) => path.propose(target.value)}
            required
          />
          <TextField
            id="path"
            name="path"
            label={t('fieldPath')}
            hint={t('fieldPathHint')}
            value={path.value}
            error={faults['path']}
            maxLength={MAX_PATH}
            onChange={({ target }) => path.type(target.value)}
            spellCheck={false}
            autoCapitalize="none"
          />
          <Scope data={data} faults={faults} />
          <Beginning data={data} />
          <div className={styles.buttons}>
            <ToolButton type="submit" variant="primary" busy={state === 'submitting'}>
              {t('makeDraft')}
            </ToolButton>
            <ToolLink to="/studio/pages" variant="ghost">
              {t('cancel')}
            </ToolLink>
          </div>
        </Stack>
      </Form>
    </>
  );
}

/** The address that follows the title, until somebody types one; emptied, it follows again. */
function useProposedPath(first: string) {
  const [value, setValue] = useState(first);
  const [isTyped, setTyped] = useState(false);
  return {
    value,
    propose(title: string) {
      if (!isTyped) setValue(proposePath(title));
    },
    type(path: string) {
      setTyped(path !== '');
      setValue(path);
    },
  };
}

function Scope({
  data: { original, regions },
  faults,
}: {
  data: NewPageData;
  faults: Record<string, string>;
}) {
  const t = useTexts('pages');
  return (
    <div className={styles.pair}>
      <SelectField
        id="audience"
        name="audience"
        label={t('audience')}
        error={faults['audience']}
        defaultValue={original?.audience || 'b2c'}
        options={(['b2c', 'b2b'] as const).map((value) => ({ value, label: t(`audience_${value}`) }))}
      />
      <SelectField
        id="region"
        name="region"
        label={t('region')}
        error={faults['region']}
        defaultValue={original?.region ?? ''}
        placeholder={t('allRegions')}
        options={regions.map(({ code, title }) => ({ value: code, label: title }))}
      />
    </div>
  );
}

function Beginning({ data: { original, templates } }: { data: NewPageData }) {
  const t = useTexts('pages');
  const own = templates.map((value) => ({ value, label: t(`template_${value}`) }));
  const copy = original && { value: 'copy', label: t('template_copy', { title: original.title }) };
  return (
    <>
      {original && <input type="hidden" name="copy" value={original.id} />}
      <SelectField
        id="template"
        name="template"
        label={t('fieldTemplate')}
        defaultValue={copy ? copy.value : 'empty'}
        options={copy ? [copy, ...own] : own}
      />
    </>
  );
}
