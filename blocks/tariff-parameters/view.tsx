import type { ViewProps } from '#registry/define-block';
import { Heading } from '#blocks/ui/heading';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import { TitledPart } from '#blocks/ui/titled-part';
import type { block } from './block';
import { ParameterTable } from './parameter-table';
import styles from './view.module.css';

/** Nothing without an answer: the page's other parts stand. */
export default function View({ id, props, data }: ViewProps<typeof block>) {
  if (data === null) return null;
  const { title, priceTitle } = props;
  const { base, price, hint, groups } = data;
  const titleId = `${id}-title`;
  return (
    <Section id={id} label={title || priceTitle}>
      <TitledPart title={title} titleId={titleId}>
        {(base.length > 0 || price) && (
          <ParameterTable
            labelledBy={title ? titleId : undefined}
            label={title ? undefined : priceTitle}
            params={base}
            price={price}
            priceTitle={priceTitle}
          />
        )}
        {hint && (
          <Text look="small" tone="muted" className={styles.hint}>
            {hint}
          </Text>
        )}
        {groups.length > 0 && (
          <div className={styles.groups}>
            {groups.map((group, index) => (
              <div key={group.title}>
                <Heading
                  level={title ? 3 : 2}
                  look="lead"
                  id={`${id}-group-${index}`}
                  className={styles.name}
                >
                  {group.title}
                </Heading>
                <ParameterTable labelledBy={`${id}-group-${index}`} params={group.params} price={null} />
              </div>
            ))}
          </div>
        )}
      </TitledPart>
    </Section>
  );
}
