import type { FlowDefinition } from '#registry/define-flow';
import { Heading } from '#blocks/ui/heading';
import { CopyButton } from './copy-button';
import example from './example.module.css';
import styles from './flow.module.css';
import shared from './gallery.module.css';

/** The examples of a flow as JSON for a page's `components`. */
export function FlowExamplesView({
  flow: { type, version, examples },
}: {
  flow: Pick<FlowDefinition, 'type' | 'version' | 'examples'>;
}) {
  return (
    <ul className={styles.examples}>
      {examples.map(({ name, props }, index) => {
        const id = `json-${index}`;
        const json = JSON.stringify({ id: `${type}-${index}`, type, version, props }, null, 2);
        return (
          <li key={name}>
            <div className={example['example-head']}>
              <Heading level={3} look="body">
                {name}
              </Heading>
              <CopyButton source={id} name={name} />
            </div>
            <label className="visually-hidden" htmlFor={id}>
              JSON примера «{name}»
            </label>
            <textarea
              id={id}
              readOnly
              spellCheck={false}
              rows={json.split('\n').length}
              className={shared.source}
              value={json}
            />
          </li>
        );
      })}
    </ul>
  );
}
