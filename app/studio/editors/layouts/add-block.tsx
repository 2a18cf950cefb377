import { useState } from 'react';
import { SelectField } from '#blocks/ui/select-field';
import { GROUP_ORDER, type CatalogBlock } from '../../composer/block-catalog';
import styles from '../../fields/fields.module.css';
import { ToolButton } from '../../shell/tool-button';
import { useTexts } from '../../texts/use-texts';
import { useKnownBlocks } from './known-blocks';
import { createComponent } from './read-component';

/** A block of the catalog is chosen and put at the end, as its first example shows it. */
export function AddBlock({ id, onAdd }: { id: string; onAdd: (component: unknown) => void }) {
  const t = useTexts('layouts');
  const [type, setType] = useState('');
  const { blocks } = useKnownBlocks();
  const chosen = blocks.get(type);
  return (
    <div className={styles.plain}>
      <SelectField
        id={`${id}-type`}
        name={`${id}-type`}
        label={t('newBlock')}
        placeholder={t('chooseBlock')}
        value={type}
        options={inOrder([...blocks.values()]).map((block) => ({ value: block.type, label: block.label }))}
        onChange={({ target }) => setType(target.value)}
      />
      <ToolButton
        variant="secondary"
        icon="plus"
        id={`${id}-add`}
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen === undefined) return;
          setType('');
          onAdd(createComponent(chosen));
        }}
      >
        {t('addBlock')}
      </ToolButton>
    </div>
  );
}

/** What holds other blocks first: windows are what layouts have. Then as the composer lists them. */
function inOrder(blocks: readonly CatalogBlock[]): CatalogBlock[] {
  const rank = ({ isContainer, group }: CatalogBlock) => (isContainer ? -1 : GROUP_ORDER.indexOf(group));
  return [...blocks].sort((one, other) => rank(one) - rank(other));
}
