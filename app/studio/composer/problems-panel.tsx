import { useSyncExternalStore } from 'react';
import { KEPT, type ComposerItem } from '#cms/composing/composer-item';
import { listItems } from '#cms/composing/item-tree';
import { useTexts } from '../texts/use-texts';
import { toRenderText, useComposer } from './composer-context';
import styles from './panels.module.css';
import { toFieldId } from './field-id';
import type { ItemIssue } from './render-request';
import { scrollToBlock } from './scroll-to-block';
import { SomeIssues } from './some-issues';
import { toComposerData, useCommands, usePuck } from './use-commands';
import { WeightTable } from './weight-table';

interface Problem {
  item: ComposerItem;
  label: string;
  issues: readonly ItemIssue[];
}

/** Everything that is wrong with the page as it stands in the composer, block by block. */
export function useProblems(): Problem[] {
  const t = useTexts('composer');
  const { blocks, renders } = useComposer();
  const content = usePuck((state) => toComposerData(state.appState.data).content);
  useSyncExternalStore(renders.subscribe, renders.version);
  return listItems(content).flatMap((item) => {
    if (item.type === KEPT) return [];
    const { exact } = renders.read(item.props.id, toRenderText(item.props));
    if (exact === null) return [];
    const faults = exact.faults.map((message, index) => ({
      pointer: `#${index}`,
      path: t('fault'),
      message,
    }));
    const issues = [...exact.issues, ...faults];
    return issues.length === 0 ? [] : [{ item, label: blocks.get(item.type)?.label ?? item.type, issues }];
  });
}

/** The panel «Ошибки»: a summary that leads to the block and its field. */
export function ProblemsPanel() {
  const t = useTexts('composer');
  const problems = useProblems();
  const { select } = useCommands();
  const { renders } = useComposer();
  const pageIssues = renders.pageIssues();
  const show = async (id: string | null) => {
    select(id);
    if (id !== null) scrollToBlock(id);
    // The form is there with the next picture on the screen.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
  return (
    <div className={styles.panel}>
      {problems.length + pageIssues.length === 0 && <p className={styles.about}>{t('noProblems')}</p>}
      {pageIssues.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles['group-title']}>{t('pageSettings')}</h2>
          <SomeIssues issues={pageIssues} root="field-page" onFollow={() => show(null)} />
        </section>
      )}
      {problems.map(({ item, label, issues }) => (
        <section key={item.props.id} className={styles.group}>
          <h2 className={styles['group-title']}>{label}</h2>
          <SomeIssues issues={issues} root={toFieldId(item.props.id)} onFollow={() => show(item.props.id)} />
        </section>
      ))}
      <WeightTable />
    </div>
  );
}
