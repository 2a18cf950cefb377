import { classNames } from '#blocks/ui/class-names';
import example from './example.module.css';
import styles from './flow.module.css';
import type { ShownState } from './flow-states.server';
import { FrameView } from './frame-view';
import shared from './gallery.module.css';
import { LookHeadView } from './look-head-view';
import { toStatePath, type FrameWidth, type GalleryView } from './gallery-view';

interface FlowStateViewProps {
  type: string;
  index: number;
  name: string;
  state: ShownState;
  isFinal: boolean;
  view: GalleryView;
}

/** Two windows of such a width stand side by side on a desk. */
const NARROW: readonly (FrameWidth | null)[] = ['320', '360'];

/** One look of a flow: what led to it, the state itself, and the same with its errors. */
export function FlowStateView({ type, index, name, state, isFinal, view }: FlowStateViewProps) {
  const { visit, html, withErrors } = state;
  const { snapshot, path } = visit;
  return (
    <>
      <LookHeadView
        id={`state-${index}`}
        name={name}
        note={
          <>
            {path.length === 0 ? 'первый шаг' : path.map(({ type: event }) => event).join(' → ')}
            {isFinal && ', конец'}
          </>
        }
        actions={
          <>
            <a href={toStatePath(type, index, view, false)} className={shared.choice}>
              Отдельно<span className="visually-hidden">: {name}</span>
            </a>
            {withErrors && (
              <a href={toStatePath(type, index, view, true)} className={shared.choice}>
                С&nbsp;ошибками<span className="visually-hidden">: {name}</span>
              </a>
            )}
          </>
        }
      >
        <details className={example.json}>
          <summary>
            Данные состояния<span className="visually-hidden">: {name}</span>
          </summary>
          <pre className={shared.source}>{JSON.stringify(snapshot.data, null, 2)}</pre>
        </details>
      </LookHeadView>
      {view.width === null ? (
        <div className={styles.looks}>
          <Look html={html} />
          {withErrors && <Look html={withErrors.html} />}
        </div>
      ) : (
        <div className={classNames(NARROW.includes(view.width) && styles.pair)}>
          {[false, ...(withErrors ? [true] : [])].map((hasErrors) => (
            <FrameView
              key={String(hasErrors)}
              label={`Состояние «${name}»${hasErrors ? ' с ошибками' : ''}`}
              src={toStatePath(type, index, view, hasErrors)}
              width={view.width ?? 'full'}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** The flow's own HTML, as its view made it. */
function Look({ html }: { html: string }) {
  return <div className={styles.look} dangerouslySetInnerHTML={{ __html: html }} />;
}
