import type { ReactElement, ReactNode } from 'react';
import type { ProductParam } from '#schemas/products/params';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import type { IconName } from '../icon-paths';
import { formatPrice } from '../text/format-price';
import { Tooltip } from '../tooltip';
import { toIconName } from './param-icon';
import styles from './param-list.module.css';
import { WindowDetails } from './window-details';

/** Where the caption and the footnote of a line stand. */
export type ParamExplanation = 'tooltip' | 'window' | 'inline';

export type ParamListProps = {
  /** Unique on the page; a prefix of ids. Needed by tooltips only: `inline` makes no ids. */
  id: string;
  params: readonly ProductParam[];
  /**
   * How a line explains itself: in a `tooltip` of its value (`enhanceTooltips` makes it wait for the mouse), in a
   * `window` (needs a `ProductWindow` in the same block), or `inline`, beneath it.
   */
  explain?: ParamExplanation | undefined;
  /** `card`: the value leads; `rows`: a table, what is measured on the left. */
  look?: 'card' | 'rows' | undefined;
  icons?: boolean | undefined;
  /** What stands beside the value in place of the line's own tooltip, by the line's id: the groups of TV channels. */
  hints?: Readonly<Record<string, ReactNode>> | undefined;
  className?: string | undefined;
};

const DELIMITED = classNames(styles.line, styles.delimited);

/**
 * What a product gives, line by line, each value with its unit. Nothing for an empty list. A showcase has hundreds of
 * lines: their parts are plain functions, as a component of its own costs as much as the elements that it draws.
 */
export function ParamList(props: ParamListProps) {
  const { id, params, explain = 'tooltip', look = 'card', icons = true, hints, className } = props;
  if (params.length === 0) return null;
  return (
    <ul className={classNames(styles.list, styles[look], className)}>
      {params.map((param, index) => (
        <li key={param.id} className={param.hasLineAfter ? DELIMITED : styles.line}>
          {icons && toLineIcon(param.icon)}
          {toLine(param, { id: `${id}-${index + 1}`, explain, hint: hints?.[param.id] })}
        </li>
      ))}
    </ul>
  );
}

/** Each icon of a line is made once. */
const lineIcons = new Map<IconName, ReactElement>();

function toLineIcon(name: string | undefined): ReactElement {
  const icon = toIconName(name) ?? 'check';
  const known = lineIcons.get(icon);
  if (known) return known;
  const made = <span className={styles.icon}>{Icon({ name: icon })}</span>;
  lineIcons.set(icon, made);
  return made;
}

interface LineChoice {
  id: string;
  explain: ParamExplanation;
  hint: ReactNode;
}

function toLine(param: ProductParam, { id, explain, hint }: LineChoice): ReactElement {
  const { title, value, valueIcon, price, children } = param;
  const sign = toIconName(valueIcon);
  // A hint from outside may have lists in it.
  const Value = hint === undefined ? 'span' : 'div';
  return (
    <div className={styles.words}>
      <Value className={styles.value}>
        {sign && <Icon name={sign} size="s" className={styles.sign} />}
        {value}
        {hint ?? (explain === 'tooltip' && toHint(id, param))}
      </Value>{' '}
      {title && <span className={styles.title}>{title}</span>}
      {price && (
        <span className={styles.price}>
          {' '}
          {[price.prefix, formatPrice(price.amountKopecks), price.period].filter(Boolean).join(' ')}
        </span>
      )}
      {children.length > 0 && toChildren(children)}
      {explain !== 'tooltip' && toMore(param, explain)}
    </div>
  );
}

const hasMore = ({ caption, footnote }: ProductParam) => caption !== undefined || footnote !== undefined;

/** A tooltip with caption and footnote (TRF-245). */
function toHint(id: string, param: ProductParam): ReactNode {
  if (!hasMore(param)) return null;
  const about = `Подробнее: ${(param.title || param.value).toLowerCase()}`;
  return <Tooltip id={`${id}-hint`} label={about} text={toWords(param)} className={styles.hint} />;
}

/** A window with caption and footnote (TRF-244), or both beneath the line. */
function toMore(param: ProductParam, explain: ParamExplanation): ReactNode {
  if (!hasMore(param)) return null;
  const words = toWords(param);
  if (explain === 'inline') return <div className={styles.note}>{words}</div>;
  return (
    <WindowDetails summary="Подробнее" title={param.title || param.value}>
      {words}
    </WindowDetails>
  );
}

function toWords({ caption, footnote }: ProductParam): ReactNode {
  return (
    <>
      {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      {footnote !== undefined && <span className={styles.footnote}>{footnote}</span>}
    </>
  );
}

function toChildren(params: readonly ProductParam[]): ReactElement {
  return (
    <ul className={styles.children}>
      {params.map(({ id, title, value }) => (
        <li key={id}>{title ? `${title}: ${value}` : value}</li>
      ))}
    </ul>
  );
}
