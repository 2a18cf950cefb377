import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './disclosure.module.css';
import type { HeadingLevel } from './heading';
import { Icon } from './icon';
import { keepWhole } from './keep-whole';
import { ui } from './text/ru/ui';

export type DisclosureProps = {
  summary: ReactNode;
  /** Always in the HTML, open or not: search engines and the page's own search read it. */
  children: ReactNode;
  open?: boolean | undefined;
  id?: string | undefined;
  /** Disclosures of one name: opening one closes the others, in browsers that know it. */
  group?: string | undefined;
  /** The title opens nothing: it is no control then, and a closed answer is not in the HTML. */
  disabled?: boolean | undefined;
  /** Said after the title of a disabled one, to screen readers. */
  disabledLabel?: string | undefined;
  /** Puts the summary into the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  className?: string | undefined;
};

/** A question that opens its answer: native `<details>`, so it works without scripts. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, open = false, id, group, headingLevel, className } = props;
  const Title = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  if (props.disabled) return <Disabled {...props} Title={Title} />;
  return (
    <details
      id={id}
      open={open}
      className={classNames(styles.disclosure, className)}
      {...(group && { name: group })}
    >
      <summary className={styles.summary}>
        <Title className={styles.title}>{keepWhole(summary)}</Title>
        <span className={styles.sign}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Not `<details>`, which would open without scripts too (BLK-233). */
function Disabled(props: DisclosureProps & { Title: 'span' | `h${HeadingLevel}` }) {
  const { summary, children, open, id, className, Title, disabledLabel = ui.unavailable } = props;
  return (
    <div id={id} className={classNames(styles.disclosure, styles.disabled, className)}>
      <div className={styles.summary}>
        <Title className={styles.title}>
          {summary}
          <span className="visually-hidden"> ({disabledLabel})</span>
        </Title>
        <span className={styles.sign}>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </span>
      </div>
      {open && <div className={styles.content}>{children}</div>}
    </div>
  );
}
