import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Badge } from '#blocks/ui/badge';
import type { BlockChange } from '#cms/history/diff-block';
import type { DocumentDiff } from '#cms/history/diff-pages';
import { ToolButton } from '../../shell/tool-button';
import { useTexts } from '../../texts/use-texts';
import styles from './diff.module.css';
import { FieldChanges } from './field-changes';

/** How a block of the older state is brought back; null where nothing may be. */
export interface Restoring {
  revision: string;
  mark: string;
}

interface DiffViewProps {
  diff: DocumentDiff;
  restoring?: Restoring | null;
  isPage: boolean;
}

/** What differs between two states: the document's fields, then block by block. */
export function DiffView({ diff, restoring = null, isPage }: DiffViewProps) {
  const t = useTexts('history');
  const { fields, blocks, unchangedBlocks } = diff;
  if (fields.length === 0 && blocks.length === 0) return <p className={styles.same}>{t('same')}</p>;
  return (
    <div className={styles.diff}>
      {fields.length > 0 && (
        <Card title={t(isPage ? 'pageFields' : 'documentFields')}>
          <FieldChanges fields={fields} />
        </Card>
      )}
      {blocks.map((block) => (
        <BlockCard key={`${block.key} ${block.isRemoved}`} block={block} restoring={restoring} />
      ))}
      {unchangedBlocks > 0 && <p className={styles.rest}>{t('unchanged', { count: unchangedBlocks })}</p>}
    </div>
  );
}

interface CardProps {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

function Card({ title, action, children }: CardProps) {
  return (
    <section className={styles.card}>
      <div className={styles['card-head']}>
        <h3 className={styles['card-title']}>{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}

function BlockCard({ block, restoring }: { block: BlockChange; restoring: Restoring | null }) {
  const t = useTexts('history');
  const { label, title, inside, isAdded, isRemoved, isKnown, fields } = block;
  const isWhole = isAdded || isRemoved;
  const name = (
    <>
      {label}
      {title !== '' && <span className={styles.said}> {title}</span>}
      {inside !== null && <span className={styles.said}> {t('inside', { label: inside })}</span>}
    </>
  );
  const action = (
    <div className={styles.actions}>
      <Marks block={block} />
      {restoring !== null && !isAdded && <RestoreBlock block={block} restoring={restoring} />}
    </div>
  );
  return (
    <Card title={name} action={action}>
      {!isKnown && <p className={styles.unknown}>{t('unknown')}</p>}
      {fields.length > 0 && isWhole && (
        <details className={styles.whole}>
          <summary>{t('fields', { count: fields.length })}</summary>
          <FieldChanges fields={fields} />
        </details>
      )}
      {!isWhole && <FieldChanges fields={fields} />}
    </Card>
  );
}

function Marks({ block: { isAdded, isRemoved, isMoved, fields } }: { block: BlockChange }) {
  const t = useTexts('history');
  if (isAdded) return <Badge tone="brand">{t('added')}</Badge>;
  if (isRemoved) return <Badge tone="sale">{t('removed')}</Badge>;
  return (
    <>
      {isMoved && <Badge tone="accent">{t('moved')}</Badge>}
      {fields.length > 0 && <Badge tone="warning">{t('edited')}</Badge>}
    </>
  );
}

function RestoreBlock({ block, restoring }: { block: BlockChange; restoring: Restoring }) {
  const t = useTexts('history');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="revision" value={restoring.revision} />
      <input type="hidden" name="mark" value={restoring.mark} />
      <input type="hidden" name="block" value={block.key} />
      <ToolButton
        type="submit"
        name="intent"
        value="restore-block"
        aria-label={t('restoreBlockLabel', { label: block.label })}
      >
        {t('restoreBlock')}
      </ToolButton>
    </Form>
  );
}
