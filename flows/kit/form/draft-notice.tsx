import { Button } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { FORM_WORDS } from './form-words';
import styles from './form.module.css';

/** Says that the fields hold what was typed before, and offers to empty them. */
export function DraftNotice({ onClear }: { onClear: () => void }) {
  return (
    <Notice className={styles.draft}>
      <output>{FORM_WORDS.restored}</output>
      <Button variant="ghost" className={styles.clear} onClick={onClear}>
        {FORM_WORDS.clear}
      </Button>
    </Notice>
  );
}
