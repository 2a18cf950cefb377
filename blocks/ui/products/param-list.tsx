import type { ReactNode } from 'react';
import type { ProductParam } from '#schemas/products/params';
import { classNames } from '../class-names';
import { Icon } from '../icon';
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

/** What a product gives, line by line, each value with its unit. Nothing for an empty list. */
export function ParamList(props: ParamListProps) {
  const { id, params, explain = 'tooltip', look = 'card', icons = true, hints = {}, className } = props;
  if (params.length === 0) return null;
  return (
    <ul className={classNames(styles.list, styles[look], className)}>
      {params.map((param, index) => (
        <li key={param.id} className={classNames(styles.line, param.hasLineAfter && styles.delimited)}>
          {icons && <LineIcon name={param.icon} />}
          <Line id={`${id}-${index + 1}`} {...{ param, explain }} hint={hints[param.id]} />
        </li>
      ))}
    </ul>
  );
}

function LineIcon({ name }: { name: string | undefined }) {
  const icon = toIconName(name);
  return <span className={styles.icon}>{icon ? <Icon name={icon} /> : <Icon name="check" />}</span>;
}

type LineProps = { id: string; param: ProductParam; explain: ParamExplanation; hint?: ReactNode };

function Line({ id, param, explain, hint }: LineProps) {
  const { title, value, valueIcon, price, children } = param;
  const sign = toIconName(valueIcon);
  return (
    <div className={styles.words}>
      <span className={styles.value}>
        {sign && <Icon name={sign} size="s" className={styles.sign} />}
        {value}
        {hint ?? (explain === 'tooltip' && <Hint id={id} param={param} />)}
      </span>{' '}
      {title && <span className={styles.title}>{title}</span>}
      {price && (
        <span className={styles.price}>
          {' '}
          {[price.prefix, formatPrice(price.amountKopecks), price.period].filter(Boolean).join(' ')}
        </span>
      )}
      {children.length > 0 && <Children params={children} />}
      {explain !== 'tooltip' && <More param={param} explain={explain} />}
    </div>
  );
}

const hasMore = ({ caption, footnote }: ProductParam) => caption !== undefined || footnote !== undefined;

/** A tooltip with caption and footnote (TRF-245). */
function Hint({ id, param }: { id: string; param: ProductParam }) {
  if (!hasMore(param)) return null;
  const about = `Подробнее: ${(param.title || param.value).toLocaleLowerCase('ru')}`;
  return <Tooltip id={`${id}-hint`} label={about} text={<Words param={param} />} className={styles.hint} />;
}

/** A window with caption and footnote (TRF-244), or both beneath the line. */
function More({ param, explain }: Pick<LineProps, 'param' | 'explain'>) {
  if (!hasMore(param)) return null;
  const words = <Words param={param} />;
  if (explain === 'inline') return <div className={styles.note}>{words}</div>;
  return (
    <WindowDetails summary="Подробнее" title={param.title || param.value}>
      {words}
    </WindowDetails>
  );
}

function Words({ param: { caption, footnote } }: { param: ProductParam }) {
  return (
    <>
      {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      {footnote !== undefined && <span className={styles.footnote}>{footnote}</span>}
    </>
  );
}

function Children({ params }: { params: readonly ProductParam[] }) {
  return (
    <ul className={styles.children}>
      {params.map(({ id, title, value }) => (
        <li key={id}>{title ? `${title}: ${value}` : value}</li>
      ))}
    </ul>
  );
}
