import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../texts/use-texts';
import { BlockList } from './block-list';
import { useComposer } from './composer-context';
import { OutlinePanel } from './outline-panel';
import styles from './side-panel.module.css';
import { ProblemsPanel, useProblems } from './problems-panel';

type Tab = 'blocks' | 'outline' | 'problems';

/** Who only reads puts nothing on the page. */
const TABS = { edit: ['blocks', 'outline', 'problems'], read: ['outline', 'problems'] } as const;

const PANELS = { blocks: BlockList, outline: OutlinePanel, problems: ProblemsPanel } as const;

/** The left side: what can be put on the page, what is on it, and what is wrong with it. */
export function SidePanel() {
  const t = useTexts('composer');
  const { page } = useComposer();
  const tabs: readonly Tab[] = TABS[page.canEdit ? 'edit' : 'read'];
  const [tab, setTab] = useState<Tab>(page.canEdit ? 'blocks' : 'outline');
  const problems = useProblems().length;
  const Panel = PANELS[tab];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] ?? tab;
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className={styles.side}>
      <div role="tablist" aria-label={t('panels')} className={styles.tabs}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            className={styles.tab}
            aria-selected={one === tab}
            aria-controls="side-panel"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
            onKeyDown={onKeyDown}
          >
            {t(one)}
            {one === 'problems' && problems > 0 && <span className={styles.count}>{problems}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="side-panel" tabIndex={-1} aria-labelledby={`tab-${tab}`}>
        <Panel />
      </div>
    </div>
  );
}
