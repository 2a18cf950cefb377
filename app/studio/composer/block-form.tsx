import { useState } from 'react';
import { editItem, KEPT, readItem, type ItemChange, type ItemProps } from '#cms/composing/composer-item';
import { Badge } from '#blocks/ui/badge';
import { FieldGroup } from '../fields/field-group';
import { PlacementForm } from '../fields/placement-form';
import { useTexts } from '../texts/use-texts';
import { toBytesText } from './bytes-text';
import { useComposer, useShownItem } from './composer-context';
import { FIELDS_ID, toFieldId } from './field-id';
import { OF_PAGE } from './history/page-text-control';
import { KeptForm } from './kept-form';
import styles from './panels.module.css';
import type { ItemIssue } from './render-request';
import { ReadFields } from './read-fields';
import { SomeIssues } from './some-issues';
import { usePuck } from './use-commands';
import { useOwnText } from './use-own-text';

interface BlockFormProps {
  onChange: (text: string) => void;
  isReadOnly: boolean;
}

/** Everything about the chosen block: what it says, and to whom it is shown. */
export function BlockForm(props: BlockFormProps) {
  const selected = usePuck((state) => state.selectedItem);
  if (selected === null) return <></>;
  // Puck's data have no type of their own: they are what `composePage` made.
  const item = selected.props as ItemProps;
  if (selected.type === KEPT) return <KeptForm item={item} />;
  return <KnownForm key={item.id} {...props} type={selected.type} item={item} />;
}

function KnownForm({ onChange, isReadOnly, type, item }: BlockFormProps & { type: string; item: ItemProps }) {
  const t = useTexts('composer');
  const { blocks, page } = useComposer();
  const [own, setOwn] = useOwnText(item.text, onChange);
  const source = { ...item, text: own };
  const { exact } = useShownItem(source);
  const issues = useLastIssues(exact?.issues);
  const block = blocks.get(type);
  const content = readItem(source);
  const change = (part: ItemChange) => setOwn(editItem(source, part));
  return (
    <div id={FIELDS_ID} tabIndex={-1} className={styles.form} {...OF_PAGE}>
      <p className={styles.about}>{block?.description}</p>
      <p className={styles.facts}>
        {t('version', { version: content.version })}
        {block?.bytes && ` · ${toBytesText(block.bytes)}`}
      </p>
      {content.isLifted && <Badge tone="warning">{t('isLifted', { version: content.version })}</Badge>}
      <SomeIssues issues={issues} root={toFieldId(item.id)} />
      <section className={styles.part} aria-label={t('content')}>
        {isReadOnly ? (
          <ReadFields fields={block?.fields ?? []} value={content.props} />
        ) : (
          <FieldGroup
            fields={block?.fields ?? []}
            value={content.props}
            onChange={(next) => change({ props: next })}
            issues={issues}
            id={toFieldId(item.id)}
          />
        )}
        {block?.fields.length === 0 && !isReadOnly && <p className={styles.about}>{t('noFields')}</p>}
      </section>
      <fieldset className={styles.placement} disabled={isReadOnly}>
        <PlacementForm content={content} regions={page.regions} onChange={change} id={toFieldId(item.id)} />
      </fieldset>
    </div>
  );
}

/** While the server has not yet looked at what was typed last, what it said before stands. */
function useLastIssues(issues: readonly ItemIssue[] | undefined): readonly ItemIssue[] {
  const [last, setLast] = useState<readonly ItemIssue[]>([]);
  if (issues !== undefined && issues !== last) setLast(issues);
  return issues ?? last;
}
