import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Icon } from '#blocks/ui/icon';
import type { IconName } from '#blocks/ui/icon-paths';
import { Link } from '#blocks/ui/link';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import type { OptionWay, WayKind } from '#schemas/products/option-ways';
import type { block } from './block';
import styles from './view.module.css';

const FAST = { name: 'Прямо здесь', hint: 'По\u00A0коду из\u00A0SMS, за\u00A0пару минут' };
const CONNECT = 'Подключить';
const ACCOUNT = 'Личный кабинет';
const COPY = 'Скопировать';

const WAYS: Record<WayKind, { icon: IconName; name: string; hint: string }> = {
  ussd: { icon: 'smartphone', name: 'Командой', hint: 'Наберите с\u00A0телефона и\u00A0нажмите вызов' },
  sms: { icon: 'mail', name: 'Сообщением', hint: 'Отправьте бесплатное SMS' },
  voice: { icon: 'phone', name: 'По\u00A0телефону', hint: 'Позвоните, голосовое меню подключит само' },
  account: {
    icon: 'user',
    name: 'В\u00A0кабинете',
    hint: 'Раздел «Услуги» на\u00A0сайте и\u00A0в\u00A0приложении',
  },
};

/** The ways to connect, a calm row each. Commands are links that a phone dials or writes by itself. */
export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { title, connectPopupId, note } = props;
  const isFast = data.isFast && connectPopupId !== undefined;
  if (!isFast && data.others.length === 0) return null;
  return (
    <Section id={id} title={title} rhythm="tight">
      <ul className={styles.ways}>
        {isFast && (
          <li className={styles.way}>
            <Name icon="check" {...FAST} />
            <ButtonLink href={`#${connectPopupId}`} data-popup={connectPopupId} className={styles.button}>
              {CONNECT}
            </ButtonLink>
          </li>
        )}
        {data.others.map((way) => (
          <li key={way.kind} className={styles.way}>
            <Name {...WAYS[way.kind]} hint={toHint(way)} />
            <Value way={way} />
          </li>
        ))}
      </ul>
      {note !== undefined && <RichText html={note} className={styles.note} />}
    </Section>
  );
}

function toHint({ kind, number, value }: OptionWay): string {
  return kind === 'sms' && number !== '' && number !== value
    ? `Бесплатно, на\u00A0номер ${number}`
    : WAYS[kind].hint;
}

function Name({ icon, name, hint }: { icon: IconName; name: string; hint: string }) {
  return (
    <div className={styles.name}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <p className={styles.title}>{name}</p>
        <p className={styles.hint}>{hint}</p>
      </div>
    </div>
  );
}

function Value({ way: { kind, value, href } }: { way: OptionWay }) {
  if (kind === 'account') {
    return (
      <div className={styles.value}>
        <Link href={href} kind="external">
          {ACCOUNT}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.value}>
      <Link href={href} look="quiet">
        {value}
      </Link>
      <button
        type="button"
        className={styles.copy}
        data-copy={value}
        data-way={kind}
        aria-label={`${COPY}: ${value}`}
        hidden
      >
        {COPY}
      </button>
    </div>
  );
}
