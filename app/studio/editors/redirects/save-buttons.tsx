import { hasRight } from '../../session/rights';
import { ToolButton } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import styles from './redirects.module.css';

/** Saving a draft, and publishing at once for those who may. */
export function SaveButtons({ busy, save, publish }: { busy: boolean; save: string; publish: string }) {
  const { role } = useEditor();
  return (
    <div className={styles.buttons}>
      {hasRight(role, 'publish') && (
        <ToolButton type="submit" name="publish" value="on" variant="primary" busy={busy}>
          {publish}
        </ToolButton>
      )}
      <ToolButton type="submit" busy={busy}>
        {save}
      </ToolButton>
    </div>
  );
}
