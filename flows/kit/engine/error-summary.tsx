import { Notice } from '#blocks/ui/notice';
import { toAnswerId } from './answer-focus';
import { FieldLink } from './field-link';
import { useFlow } from './flow-context';
import styles from './flow.module.css';

interface ErrorSummaryProps {
  takesFocus: boolean;
  /** What a field is called, where its error does not say. */
  labelOf?: (name: string) => string | undefined;
}

/** Every error of the step, above it; each leads to its field. */
export function ErrorSummary({ takesFocus, labelOf }: ErrorSummaryProps) {
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
              <FieldLink field={`${id}-${name}`}>{toLine(labelOf?.(name), message)}</FieldLink>
            </p>
          ),
        )}
        {state.help && (
          <p>
            <a href={state.help.href}>{state.help.title}</a>
          </p>
        )}
      </Notice>
    </div>
  );
}

const toWords = (text: string) => text.toLowerCase().replaceAll('\u00a0', ' ');

function toLine(label: string | undefined, message: string): string {
  // A text may name its field itself: «Некорректный код с картинки».
  if (label === undefined || toWords(message).includes(toWords(label))) return message;
  return /[?!.:]$/.test(label) ? `${label} ${message}` : `${label}: ${message}`;
}
