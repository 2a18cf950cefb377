import type { ViewProps } from '#registry/define-block';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';
import type { block, CompareData } from './block';
import { COMPARE_LIMIT } from './compare-address';
import { Chooser } from './chooser';
import { ComparisonTable } from './comparison-table';
import { Tools } from './tools';
import styles from './view.module.css';

const NAME = 'Сравнение тарифов';
const NOT_LOADED = 'Не\u00a0получилось загрузить тарифы';

/** What became of the tariffs that the address names but the table does not show. */
function Missing({ unknown, hasMore }: Pick<CompareData, 'unknown' | 'hasMore'>) {
  if (unknown === 0 && !hasMore) return null;
  return (
    <Notice className={styles.notice} role="note">
      {unknown > 0 && (
        <p>
          {unknown === 1
            ? 'Одного из тарифов в\u00a0этой ссылке у\u00a0нас уже нет — показываем остальные.'
            : 'Некоторых тарифов в\u00a0этой ссылке у\u00a0нас уже нет — показываем остальные.'}
        </p>
      )}
      {hasMore && <p>{`Сравниваем не\u00a0больше ${COMPARE_LIMIT} тарифов — показываем первые.`}</p>}
    </Notice>
  );
}

function NoTariffs() {
  return (
    <Notice title={NOT_LOADED} action={<Link href="/tariffs/all">Все тарифы</Link>} role="note">
      <p>Загляните чуть позже — или выберите тариф на витрине.</p>
    </Notice>
  );
}

/** Works without scripts: every change of the comparison is a link or a form that leads to its address. */
export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { tariffs, offered, unknown, hasMore } = data;
  if (tariffs.length === 0) {
    return (
      <Section id={id} title={offered.length > 0 && props.title} label={NAME} rhythm="tight">
        {unknown > 0 && offered.length > 0 && (
          <Notice className={styles.notice} role="note">
            Тарифов из этой ссылки у&nbsp;нас уже нет. Выберите из тех, что есть.
          </Notice>
        )}
        {offered.length > 0 ? <Chooser id={id} data={data} /> : <NoTariffs />}
      </Section>
    );
  }
  return (
    <Section id={id} label={NAME} rhythm="tight">
      <Missing unknown={unknown} hasMore={hasMore} />
      <Tools id={id} data={data} />
      <ComparisonTable id={id} data={data} />
    </Section>
  );
}
