import { classNames } from '#blocks/ui/class-names';
import { Skeleton } from '#blocks/ui/skeleton';
import { Stack } from '#blocks/ui/stack';
import styles from './survey.module.css';

/** Where the questions will stand. */
export function QuestionBones() {
  return (
    <Stack gap={4}>
      {[4, 3].map((answers) => (
        <div key={answers} className={classNames(styles.card, styles.blank)} aria-hidden="true">
          <Skeleton width="third" />
          <div className={styles.bone}>
            <Skeleton width="wide" />
          </div>
          {Array.from({ length: answers }, (_, index) => (
            <div key={index} className={styles.line}>
              <Skeleton shape="circle" className={styles.dot} />
              <Skeleton width="half" />
            </div>
          ))}
        </div>
      ))}
    </Stack>
  );
}
