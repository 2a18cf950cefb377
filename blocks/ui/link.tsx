import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './link.module.css';
import { ui } from './text/ru/ui';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> & {
  href: string;
  children: ReactNode;
  /**
   * `internal`: a page of this site; `external`: a new tab, with an icon and spoken words that say so;
   * `app`: the address is taken as it stands, by a full navigation, with no client-side routing (PAGE-209).
   */
  kind?: 'internal' | 'external' | 'app' | undefined;
  /** `text` is underlined, for running text; `quiet` takes the text's colour; `strong` stands alone, with an arrow. */
  look?: 'text' | 'quiet' | 'strong' | undefined;
  /** The link's area covers the whole nearest Card. */
  stretched?: boolean | undefined;
  newWindowLabel?: string | undefined;
};

const TARGETS = {
  internal: {},
  external: { target: '_blank', rel: 'noopener noreferrer' },
  app: { 'data-full-navigation': '' },
} as const;

/** A link in text or on its own; always a plain `<a>`, so it works on pages that send no scripts. */
export function Link(props: LinkProps) {
  const { children, kind = 'internal', look = 'text', stretched = false, className, ...rest } = props;
  const { newWindowLabel = ui.opensInNewTab, ...native } = rest;
  return (
    <a
      {...native}
      {...TARGETS[kind]}
      className={classNames(styles.link, styles[look], stretched && styles.stretched, className)}
    >
      {children}
      {look === 'strong' && kind !== 'external' && (
        <Icon name="arrow-right" size="s" className={styles.icon} />
      )}
      {kind === 'external' && <Icon name="external" size="s" className={styles.icon} />}
      {kind === 'external' && <span className="visually-hidden"> ({newWindowLabel})</span>}
    </a>
  );
}
