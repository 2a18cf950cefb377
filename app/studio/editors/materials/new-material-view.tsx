import { Form, useNavigation } from '@remix-run/react';
import type { DocumentKind } from '#schemas/documents/document-kinds';
import { requireKindList } from '#cms/kinds/kind-lists';
import { Notice } from '#blocks/ui/notice';
import { SelectField } from '#blocks/ui/select-field';
import { Stack } from '#blocks/ui/stack';
import { TextField } from '#blocks/ui/text-field';
import form from '../../shell/form.module.css';
import { ScreenHead } from '../../shell/screen-head';
import { ToolButton, ToolLink } from '../../shell/tool-button';
import { useAnswer } from '../../shell/use-answer';
import type { ActionAnswer } from '../../studio-answer.server';
import { useTexts } from '../../texts/use-texts';
import { toListAddress } from './material-addresses';

export interface NewMaterialViewProps {
  kind: DocumentKind;
  regions: readonly { value: string; label: string }[];
  answer: ActionAnswer | undefined;
}

const EVERYBODY = ['', 'b2c', 'b2b'] as const;

/** What a new document is called, and for whom it is. */
export function NewMaterialView({ kind, regions, answer }: NewMaterialViewProps) {
  const t = useTexts('materials');
  const { state } = useNavigation();
  useAnswer(answer);
  const faults = answer?.faults ?? {};
  const { segment, audiences = EVERYBODY, sorts, words } = requireKindList(kind);
  return (
    <>
      <ScreenHead title={words.create} note={t('newNote')} />
      <Form method="post" className={form.form}>
        <Stack gap={4}>
          {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
          <input type="hidden" name="list" value={segment} />
          {sorts && (
            <SelectField id="type" name="type" label={t('type')} error={faults['type']} options={sorts} />
          )}
          <TextField
            id="title"
            name="title"
            label={words.title ?? t('title')}
            error={faults['title']}
            maxLength={300}
            required
          />
          <TextField
            id="name"
            name="name"
            label={words.name ?? t('name')}
            hint={t('nameHint')}
            error={faults['name']}
            maxLength={80}
            spellCheck={false}
            autoCapitalize="none"
            optional
          />
          <div className={form.pair}>
            <SelectField
              id="audience"
              name="audience"
              label={t('audience')}
              error={faults['audience']}
              options={audiences.map((value) => ({ value, label: t(value === '' ? 'everybody' : value) }))}
            />
            <SelectField
              id="region"
              name="region"
              label={t('region')}
              error={faults['region']}
              placeholder={t('allRegions')}
              options={regions}
            />
          </div>
          <div className={form.buttons}>
            <ToolButton type="submit" variant="primary" busy={state === 'submitting'}>
              {t('make')}
            </ToolButton>
            <ToolLink to={toListAddress(kind)} variant="ghost">
              {t('cancel')}
            </ToolLink>
          </div>
        </Stack>
      </Form>
    </>
  );
}
