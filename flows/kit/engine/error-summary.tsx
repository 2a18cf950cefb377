import { Notice } from '#blocks/ui/notice';
import { toAnswerId } from './answer-focus';
import { useFlow } from './flow-context';
import styles from './flow.module.css';

/** Every error of the step, above it; each leads to its field. */
export function ErrorSummary({ takesFocus }: { takesFocus: boolean }) {
  const { id, state } = useFlow();
  const errors = Object.entries(state.errors ?? {});
  if (errors.length === 0) return null;
  return (
    <div
      tabIndex={-1}
      data-error-summary
      className={styles.summary}
      id={takesFocus ? toAnswerId(id) : undefined}
    >
      <Notice kind="error">
        {errors.map(([name, message]) =>
          name === '' ? (
            <p key={name}>{message}</p>
          ) : (
            <p key={name}>
              <a href={`#${id}-${name}`}>{message}</a>
            </p>
          ),
        )}
      </Notice>
    </div>
  );
}
