import type { Finding } from '#schemas/finding';
import { CopyButton } from './copy-button';
import type { ExampleComponent } from './example-component.server';
import { FindingView } from './finding-view';
import styles from './example.module.css';
import shared from './gallery.module.css';
import { formatMilliseconds } from './gallery-texts';
import { LookHeadView } from './look-head-view';
import { toExamplePath, type GalleryView } from './gallery-view';

interface ExampleHeadViewProps {
  index: number;
  name: string;
  component: ExampleComponent;
  /** What stands in for the block's own request; undefined for a block that makes none. */
  data: unknown;
  milliseconds: number | null;
  /** Why the example below is not what it should be. */
  findings: readonly Finding[];
  view: GalleryView;
}

const MAX_ROWS = 18;

/** What stands above an example: its name, its cost, its JSON. */
export function ExampleHeadView(props: ExampleHeadViewProps) {
  const { index, name, component, data, milliseconds, findings, view } = props;
  const json = JSON.stringify(component, null, 2);
  const id = `json-${index}`;
  return (
    <LookHeadView
      id={`example-${index}`}
      name={name}
      hasWords
      note={<>на&nbsp;сервере {formatMilliseconds(milliseconds)}</>}
      actions={
        <>
          <a href={toExamplePath(component.type, index, view)} className={shared.choice}>
            Отдельно<span className="visually-hidden">: {name}</span>
          </a>
          <CopyButton source={id} name={name} />
        </>
      }
    >
      {findings.map((finding) => (
        <FindingView key={`${finding.code} ${finding.pointer}`} finding={finding} />
      ))}
      <details className={styles.json}>
        <summary>JSON блока: вставьте его в&nbsp;components страницы</summary>
        <label className="visually-hidden" htmlFor={id}>
          JSON примера «{name}»
        </label>
        <textarea
          id={id}
          readOnly
          spellCheck={false}
          rows={Math.min(json.split('\n').length, MAX_ROWS)}
          className={shared.source}
          value={json}
        />
        {data !== undefined && (
          <>
            <p className={shared.muted}>Данные примера, в&nbsp;жизни их даёт запрос блока:</p>
            <pre className={shared.source}>{JSON.stringify(data, null, 2)}</pre>
          </>
        )}
      </details>
    </LookHeadView>
  );
}
