import { Button } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { SelectField } from '#blocks/ui/select-field';
import { Text } from '#blocks/ui/text';
import type { CompareData } from './block';
import { COMPARE_LIMIT, DIFFERENCES, IDS_PARAMETER, ONLY_PARAMETER, toCompareHref } from './compare-address';
import styles from './tools.module.css';

type ToolsProps = { id: string; data: CompareData };

const idsOf = ({ tariffs }: CompareData) => tariffs.map((tariff) => tariff.id);

/** Two links that look like one switch: each leads to an address of its own. */
function DifferenceSwitch({ id, data }: ToolsProps) {
  const { path, onlyDifferences } = data;
  const ways = [
    { text: 'Все параметры', only: false },
    { text: 'Только различия', only: true },
  ];
  return (
    <nav className={styles.switch} aria-label="Какие параметры показать">
      {ways.map(({ text, only }) => (
        <a
          key={text}
          href={`${toCompareHref(path, idsOf(data), only)}#${id}`}
          aria-current={only === onlyDifferences ? 'true' : undefined}
          className={classNames(styles.way, only === onlyDifferences && styles.current)}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

/** The form that adds one more tariff; the words why there is none when the table is full. */
function Adding({ id, data }: ToolsProps) {
  const { path, offered, tariffs, onlyDifferences } = data;
  const left = offered.filter((tariff) => !tariffs.some((known) => known.id === tariff.id));
  if (left.length === 0) return null;
  if (tariffs.length >= COMPARE_LIMIT) {
    return (
      <Text look="small" tone="muted" className={styles.full}>
        Больше четырёх тарифов в&nbsp;таблице не&nbsp;поместится. Чтобы добавить другой, уберите один.
      </Text>
    );
  }
  return (
    <form method="get" action={path} className={styles.adding}>
      <input type="hidden" name={IDS_PARAMETER} value={idsOf(data).join(',')} />
      {onlyDifferences && <input type="hidden" name={ONLY_PARAMETER} value={DIFFERENCES} />}
      <SelectField
        id={`${id}-add`}
        name={IDS_PARAMETER}
        label="Добавить тариф"
        options={left.map((tariff) => ({ value: tariff.id, label: tariff.title }))}
        className={styles.select}
      />
      <Button type="submit" variant="secondary" className={styles.add}>
        Добавить
      </Button>
    </form>
  );
}

/** Copying takes a script: until it is there, the address line holds the same address. */
function Sharing({ data }: ToolsProps) {
  const href = toCompareHref(data.path, idsOf(data), data.onlyDifferences);
  return (
    <div className={styles.sharing} data-sharing hidden>
      <Button variant="ghost" icon="external" data-copy={href}>
        Скопировать ссылку
      </Button>
      <Text as="span" look="small" tone="muted">
        <output data-copied />
      </Text>
    </div>
  );
}

export function Tools(props: ToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        {props.data.tariffs.length > 1 && <DifferenceSwitch {...props} />}
        <Sharing {...props} />
      </div>
      <Adding {...props} />
    </div>
  );
}
