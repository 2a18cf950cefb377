import { Drawer } from '@puckeditor/core';
import { useState } from 'react';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { GROUP_ORDER, type CatalogBlock } from './block-catalog';
import { useComposer } from './composer-context';
import styles from './panels.module.css';
import { useCommands } from './use-commands';
import { usePaste } from './use-paste';

/** The panel «Блоки»: what can be put on a page, by dragging or by a button. */
export function BlockList() {
  const t = useTexts('composer');
  const { page } = useComposer();
  const [search, setSearch] = useState('');
  const found = page.catalog.blocks.filter((block) => matches(block, search));
  const groups = GROUP_ORDER.map((group) => ({
    group,
    blocks: found.filter((block) => block.group === group),
  }));
  return (
    <div className={styles.panel}>
      <TextField
        id="block-search"
        name="block-search"
        type="search"
        label={t('searchBlocks')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <PasteButton />
      {groups
        .filter(({ blocks }) => blocks.length > 0)
        .map(({ group, blocks }) => (
          <Group key={group} group={group} blocks={blocks} />
        ))}
      <output className={found.length > 0 ? 'visually-hidden' : styles.about}>
        {search === '' ? '' : t('foundBlocks', { count: found.length })}
      </output>
    </div>
  );
}

function PasteButton() {
  const t = useTexts('composer');
  const { page } = useComposer();
  const paste = usePaste();
  if (!page.canEdit) return null;
  return (
    <button type="button" className={styles.paste} onClick={() => void paste()}>
      {t('paste')}
    </button>
  );
}

function Group({ group, blocks }: { group: CatalogBlock['group']; blocks: readonly CatalogBlock[] }) {
  const t = useTexts('composer');
  return (
    <section className={styles.group}>
      <h2 className={styles['group-title']}>{t(`group_${group}`)}</h2>
      <Drawer>
        {blocks.map((block) => (
          <BlockRow key={block.type} block={block} />
        ))}
      </Drawer>
    </section>
  );
}

function BlockRow({ block: { type, label, description } }: { block: CatalogBlock }) {
  const t = useTexts('composer');
  const { page } = useComposer();
  const { add } = useCommands();
  return (
    <div className={styles.offer} title={description}>
      {/* The name is for the pointer, to drag or to click; the button beside it says and does the same. */}
      <div
        className={styles['offer-name']}
        aria-hidden="true"
        onClick={page.canEdit ? () => add(type) : undefined}
      >
        <Drawer.Item name={type} label={label} isDragDisabled={!page.canEdit} />
      </div>
      {page.canEdit && (
        <button
          type="button"
          className={styles.add}
          aria-label={t('addBlock', { label })}
          title={t('addBlock', { label })}
          onClick={() => add(type)}
        >
          +
        </button>
      )}
    </div>
  );
}

function matches({ label, description, type }: CatalogBlock, search: string): boolean {
  const text = `${label} ${description} ${type}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
