import { Button } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { FORM_WORDS } from './form-words';
import styles from './form.module.css';

interface DraftNoticeProps {
  /** Files were there that could not be kept (FORM-453). */
  lacksFiles: boolean;
  onClear: () => void;
}

/** Says that the fields hold what was typed before, and offers to empty them. */
export function DraftNotice({ lacksFiles, onClear }: DraftNoticeProps) {
  return (
    <Notice className={styles.draft}>
      <output>{lacksFiles ? FORM_WORDS.restoredWithoutFiles : FORM_WORDS.restored}</output>
      <Button variant="ghost" className={styles.clear} onClick={onClear}>
        {FORM_WORDS.clear}
      </Button>
    </Notice>
  );
}
