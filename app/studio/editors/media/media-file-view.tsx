import { Form, Link, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { Checkbox } from '#blocks/ui/checkbox';
import { Notice } from '#blocks/ui/notice';
import { showToast } from '#blocks/ui/show-toast';
import { TextArea } from '#blocks/ui/text-area';
import type { MediaFile } from '#cms/store/media/media-files';
import type { MediaUse } from '#cms/store/media/media-uses';
import { hasRight } from '../../session/rights';
import { ConfirmButton } from '../../shell/confirm-button';
import { Moment } from '../../shell/moment';
import { ScreenHead } from '../../shell/screen-head';
import { ToolButton, ToolLink } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import { useAnswer } from '../../shell/use-answer';
import type { ActionAnswer } from '../../studio-answer.server';
import { copyOrSelect } from '../../shell/write-clipboard';
import { useTexts } from '../../texts/use-texts';
import { formatBytes, toAddress, toShortName } from './describe-file';
import { FocalField } from './focal-field';
import styles from './media.module.css';
import own from './media-file.module.css';
import { isPicture } from './media-types';
import { MediaUses } from './media-uses';

export interface MediaFileViewProps {
  file: MediaFile;
  uses: readonly MediaUse[];
  answer: ActionAnswer | undefined;
}

const ADDRESS_ID = 'file-address';

/** One file: what it is, its words and its point, where it is used. */
export function MediaFileView({ file, uses, answer }: MediaFileViewProps) {
  const t = useTexts('media');
  const { role } = useEditor();
  useAnswer(answer);
  const canEdit = hasRight(role, 'edit');
  const copy = async () => {
    const isCopied = await copyOrSelect(toAddress(file), ADDRESS_ID);
    showToast(t(isCopied ? 'copied' : 'notCopied'));
  };
  return (
    <>
      <ScreenHead title={toShortName(file)} note={<Link to="/studio/media">{t('toLibrary')}</Link>}>
        <ToolButton onClick={() => void copy()}>{t('copy')}</ToolButton>
        <a href={toAddress(file)} target="_blank" rel="noopener" className={own.open}>
          {t('open')}
        </a>
      </ScreenHead>
      {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
      <div className={own.columns}>
        <div>
          {canEdit && isPicture(file.type) ? (
            <WordsForm key={file.id} file={file} faults={answer?.faults ?? {}} />
          ) : (
            <Face file={file} />
          )}
        </div>
        <aside className={own.side}>
          <Facts file={file} />
          <MediaUses uses={uses} />
          {canEdit && (
            <Form method="post" className={own.removal}>
              <p className={styles.muted}>{t('removeHint')}</p>
              {uses.length === 0 && (
                <ConfirmButton name="intent" value="remove" question={t('removeSure')}>
                  {t('remove')}
                </ConfirmButton>
              )}
            </Form>
          )}
        </aside>
      </div>
      <p className={own.back}>
        <ToolLink to="/studio/media" variant="ghost" icon="arrow-left">
          {t('toLibrary')}
        </ToolLink>
      </p>
    </>
  );
}

function WordsForm({ file, faults }: { file: MediaFile; faults: Readonly<Record<string, string>> }) {
  const t = useTexts('media');
  const { state } = useNavigation();
  const [isDecorative, setDecorative] = useState(file.alt === '');
  return (
    <Form method="post" className={own.form}>
      {file.width !== null && file.height !== null && (
        <FocalField
          src={toAddress(file)}
          width={file.width}
          height={file.height}
          initial={{ x: file.focal_x, y: file.focal_y }}
        />
      )}
      <TextArea
        id="alt"
        name="alt"
        label={t('alt')}
        hint={t('altHint')}
        rows={2}
        maxLength={300}
        defaultValue={file.alt}
        disabled={isDecorative}
        error={faults['alt']}
      />
      <Checkbox
        id="decorative"
        name="decorative"
        label={t('decorative')}
        checked={isDecorative}
        onChange={({ target }) => setDecorative(target.checked)}
      />
      <p className={styles.muted}>{t('pagesKeep')}</p>
      <div>
        <ToolButton
          type="submit"
          name="intent"
          value="describe"
          variant="primary"
          busy={state === 'submitting'}
        >
          {t('save')}
        </ToolButton>
      </div>
    </Form>
  );
}

function Face({ file }: { file: MediaFile }) {
  if (isPicture(file.type)) return <img src={toAddress(file)} alt={file.alt} className={own.whole} />;
  if (!file.type.startsWith('video/')) return <div className={own.paper}>PDF</div>;
  // Its words stand on the page that shows it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video src={toAddress(file)} controls preload="metadata" className={own.whole} />;
}

function Facts({ file }: { file: MediaFile }) {
  const t = useTexts('media');
  const { type, bytes, width, height, created_at: at, created_by: by } = file;
  const size = width === null || height === null ? null : t('sizeText', { width, height });
  return (
    <dl className={own.facts}>
      <dt>{t('address')}</dt>
      <dd id={ADDRESS_ID}>{toAddress(file)}</dd>
      <dt>{t('type')}</dt>
      <dd>{type}</dd>
      {size !== null && <dt>{t('size')}</dt>}
      {size !== null && <dd>{size}</dd>}
      <dt>{t('bytes')}</dt>
      <dd>{formatBytes(bytes)}</dd>
      <dt>{t('by')}</dt>
      <dd>
        {by}, <Moment at={at} />
      </dd>
    </dl>
  );
}
