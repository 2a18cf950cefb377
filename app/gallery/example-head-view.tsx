import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Section } from '#blocks/ui/section';
import type { Finding } from '#schemas/finding';
import { CopyButton } from './copy-button';
import type { ExampleComponent } from './example-component.server';
import { FindingView } from './finding-view';
import styles from './example.module.css';
import shared from './gallery.module.css';
import { formatMilliseconds } from './gallery-texts';
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
    <Section
      id={`example-${index}`}
      rhythm="none"
      tone="sunken"
      className={classNames(shared.band, styles.example)}
    >
      <div className={styles['example-head']}>
        <div className={styles['example-name']}>
          <Heading level={2} look="lead">
            {name}
          </Heading>
          <span className={shared.muted}>на&nbsp;сервере {formatMilliseconds(milliseconds)}</span>
        </div>
        <div className={styles['example-actions']}>
          <a href={toExamplePath(component.type, index, view)} className={shared.choice}>
            Отдельно<span className="visually-hidden">: {name}</span>
          </a>
          <CopyButton source={id} name={name} />
        </div>
      </div>
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
    </Section>
  );
}
