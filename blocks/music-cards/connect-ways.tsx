import type { ViewProps } from '#registry/define-block';
import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import type { block } from './block';
import styles from './connect-ways.module.css';

type VaspButton = NonNullable<ViewProps<typeof block>['props']['cards'][number]['front']['vaspButton']>;
type Product = VaspButton['products'][number];

function Ways({ product: { sms, smsText, ivr, ussd, lkLink } }: { product: Product }) {
  return (
    <ul className={styles.ways}>
      {lkLink && (
        <li>
          <Link href={lkLink} kind={lkLink.startsWith('http') ? 'external' : 'internal'}>
            В Личном кабинете
          </Link>
        </li>
      )}
      {ussd && (
        <li>
          Командой <Link href={`tel:${encodeURIComponent(ussd)}`}>{ussd}</Link>
        </li>
      )}
      {sms && (
        <li>
          {smsText ? `SMS «${smsText}»` : 'Пустым SMS'} на{'\u00a0'}номер <b>{sms}</b>
        </li>
      )}
      {ivr && (
        <li>
          Звонком на{'\u00a0'}
          <Link href={`tel:${ivr}`}>{ivr}</Link>
        </li>
      )}
    </ul>
  );
}

/** A button that opens the ways to connect each product (BLK-407). Native `<details>`: it needs no script. */
export function ConnectWays({ vaspButton, of }: { vaspButton: VaspButton; of: string }) {
  return (
    <details className={styles.connect}>
      <summary className={styles.button}>
        {vaspButton.text}
        <span className="visually-hidden"> «{of}»</span>
        <Icon name="chevron-down" size="s" className={styles.sign} />
      </summary>
      <ul className={styles.products}>
        {vaspButton.products.map((product) => (
          <li key={product.vaspId} data-vasp={product.vaspId}>
            <p className={styles.title}>{product.title}</p>
            <Ways product={product} />
          </li>
        ))}
      </ul>
    </details>
  );
}
