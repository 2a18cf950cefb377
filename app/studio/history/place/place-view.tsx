import type { SerializeFrom } from '@remix-run/node';
import { Form, Link, useNavigation } from '@remix-run/react';
import { Checkbox } from '#blocks/ui/checkbox';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import { TextField } from '#blocks/ui/text-field';
import { ToolButton } from '../../shell/tool-button';
import { usePlaceName } from '../../shell/use-place-name';
import { useAnswer } from '../../shell/use-answer';
import { useTexts } from '../../texts/use-texts';
import { EntryHead } from '../entry-head';
import { toEditorPath } from '#app/studio/history/entry-paths';
import parts from '../parts.module.css';
import type { PlaceAnswer, placeLoader } from './place.server';
import styles from './place.module.css';

type PlaceData = SerializeFrom<typeof placeLoader>;

interface PlaceViewProps extends PlaceData {
  answer: PlaceAnswer | undefined;
}

/** Where a document stands, and how it is taken away. */
export function PlaceView({ answer, ...data }: PlaceViewProps) {
  const { head, isMovable } = data;
  useAnswer(answer);
  const canChange = head.canEdit && (head.publishedAt === null || head.canPublish);
  return (
    <>
      <EntryHead head={head} />
      <div className={parts.parts}>
        {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
        {!canChange && <MayNot isPublished={head.publishedAt !== null} />}
        {canChange && isMovable && <Address key={head.name} data={data} answer={answer} />}
        {canChange && <Remove isPublished={head.publishedAt !== null} />}
      </div>
    </>
  );
}

function MayNot({ isPublished }: { isPublished: boolean }) {
  const t = useTexts('place');
  return <p className={parts.about}>{t(isPublished ? 'needsPublisher' : 'needsEditor')}</p>;
}

function Address({ data, answer }: { data: PlaceData; answer: PlaceAnswer | undefined }) {
  const t = useTexts('place');
  const { head, isRegional, linkingCount } = data;
  const isSending = useNavigation().formData?.get('intent') === 'move';
  return (
    <section aria-labelledby="address" className={parts.fresh}>
      <h2 id="address" className={parts.title}>
        {t('address')}
      </h2>
      <Form method="post" className={styles.form} preventScrollReset>
        <Stack gap={4}>
          <TextField
            id="path"
            name="path"
            label={t('path')}
            maxLength={200}
            required={true}
            defaultValue={answer?.path ?? head.name}
            error={answer?.faults?.['path']}
            spellCheck={false}
            autoCapitalize="none"
          />
          {head.publishedAt !== null && !isRegional && (
            <Checkbox
              id="redirect"
              name="redirect"
              value="yes"
              defaultChecked={true}
              label={t('redirect', { path: head.name })}
            />
          )}
          {linkingCount > 0 && (
            <Checkbox
              id="links"
              name="links"
              value="yes"
              defaultChecked={true}
              label={t('correct', { count: linkingCount })}
            />
          )}
          <ToolButton type="submit" name="intent" value="move" variant="primary" busy={isSending}>
            {t('move')}
          </ToolButton>
        </Stack>
      </Form>
      {linkingCount > 0 && <Linking data={data} />}
    </section>
  );
}

function Linking({ data: { linking, linkingCount } }: { data: PlaceData }) {
  const t = useTexts('place');
  const kinds = useTexts('usage');
  const toPlace = usePlaceName();
  return (
    <details className={styles.linking}>
      <summary>{t('linking', { count: linkingCount })}</summary>
      <ul className={styles.links}>
        {linking.map((entry) => (
          <li key={entry.id}>
            <Link to={toEditorPath(entry)} reloadDocument>
              {entry.title || kinds(`kind_${entry.kind}`)}
            </Link>{' '}
            <span className={parts.about}>{toPlace(entry)}</span>
          </li>
        ))}
      </ul>
      <p className={parts.about}>{t('linksAbout')}</p>
    </details>
  );
}

function Remove({ isPublished }: { isPublished: boolean }) {
  const t = useTexts('place');
  const isSending = useNavigation().formData?.get('intent') === 'remove';
  return (
    <section aria-labelledby="remove" className={parts.fresh}>
      <h2 id="remove" className={parts.title}>
        {t('removeTitle')}
      </h2>
      <p className={parts.about}>{t(isPublished ? 'removeLive' : 'removeAbout')}</p>
      {/* Opens without scripts too: the second press is in plain sight. */}
      <details className={styles.remove}>
        <summary>{t('remove')}</summary>
        <Form method="post">
          <ToolButton type="submit" name="intent" value="remove" busy={isSending}>
            {t('removeSure')}
          </ToolButton>
        </Form>
      </details>
    </section>
  );
}
