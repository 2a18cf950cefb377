import type { SerializeFrom } from '@remix-run/node';
import { Form, useNavigation } from '@remix-run/react';
import { Notice } from '#blocks/ui/notice';
import { SelectField } from '#blocks/ui/select-field';
import { Stack } from '#blocks/ui/stack';
import { TextField } from '#blocks/ui/text-field';
import form from '../shell/form.module.css';
import { ScreenHead } from '../shell/screen-head';
import { EmptyList } from '../shell/table';
import { ToolButton, ToolLink } from '../shell/tool-button';
import { useAnswer } from '../shell/use-answer';
import type { ActionAnswer } from '../studio-answer.server';
import { useTexts } from '../texts/use-texts';
import type { newExperimentLoader } from './new-experiment.server';

type NewExperimentData = SerializeFrom<typeof newExperimentLoader> & { answer: ActionAnswer | undefined };

/** A page first, then one of its blocks. */
export function NewExperimentView({ pages, page, blocks, hasRegional, answer }: NewExperimentData) {
  const t = useTexts('experiments');
  useAnswer(answer);
  return (
    <>
      <ScreenHead title={t('newTitle')} note={t('newNote')}>
        <ToolLink to="/studio/experiments" variant="ghost">
          {t('back')}
        </ToolLink>
      </ScreenHead>
      {pages.length === 0 ? (
        <EmptyList>{t('noPages')}</EmptyList>
      ) : page === null ? (
        <ChoosePage pages={pages} />
      ) : (
        <Stack gap={4}>
          {hasRegional && <Notice kind="warning">{t('regional')}</Notice>}
          <ChooseBlock page={page} blocks={blocks} answer={answer} />
        </Stack>
      )}
    </>
  );
}

function ChoosePage({ pages }: Pick<NewExperimentData, 'pages'>) {
  const t = useTexts('experiments');
  const options = pages.map(({ entry, title, path, audience }) => ({
    value: entry,
    label: `${title} (${path}, ${t(`audience_${audience}`)})`,
  }));
  return (
    <Form method="get" className={form.form}>
      <Stack gap={4}>
        <SelectField
          id="page"
          name="page"
          label={t('page')}
          placeholder={t('choosePage')}
          options={options}
          defaultValue=""
          required
        />
        <div className={form.buttons}>
          <ToolButton type="submit" variant="primary">
            {t('toBlocks')}
          </ToolButton>
        </div>
      </Stack>
    </Form>
  );
}

interface ChooseBlockProps extends Pick<NewExperimentData, 'blocks' | 'answer'> {
  page: NonNullable<NewExperimentData['page']>;
}

function ChooseBlock({ page, blocks, answer }: ChooseBlockProps) {
  const t = useTexts('experiments');
  const { state } = useNavigation();
  const faults = answer?.faults ?? {};
  if (blocks.length === 0) return <EmptyList>{t('noBlocks')}</EmptyList>;
  return (
    <Form method="post" className={form.form}>
      <input type="hidden" name="page" value={page.entry} />
      <Stack gap={4}>
        <p>
          {t('page')}: {page.title} ({page.path})
        </p>
        {faults['page'] !== undefined && <Notice kind="error">{faults['page']}</Notice>}
        <SelectField
          id="block"
          name="block"
          label={t('block')}
          placeholder={t('chooseBlock')}
          options={blocks.map(({ id, label }) => ({ value: id, label }))}
          defaultValue=""
          error={faults['block']}
          required
        />
        <TextField
          id="title"
          name="title"
          label={t('experimentName')}
          hint={t('experimentNameHint')}
          error={faults['title']}
          maxLength={200}
          required
        />
        <div className={form.buttons}>
          <ToolButton type="submit" variant="primary" busy={state === 'submitting'}>
            {t('create')}
          </ToolButton>
          <ToolLink to="/studio/experiments/new" variant="ghost">
            {t('otherPage')}
          </ToolLink>
        </div>
      </Stack>
    </Form>
  );
}
