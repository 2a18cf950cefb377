import type { Audience } from '#schemas/page';
import styles from './audience-switch.module.css';
import { texts } from './texts';

export type AudienceSwitchProps = { audience: Audience; consumerUrl: string; corporateUrl: string };

/** «Частным клиентам / Бизнесу»: two links, the one of this site marked as current. */
export function AudienceSwitch({ audience, consumerUrl, corporateUrl }: AudienceSwitchProps) {
  const sides = [
    { of: 'b2c', title: texts.consumers, link: consumerUrl },
    { of: 'b2b', title: texts.business, link: corporateUrl },
  ] as const;
  return (
    <ul className={styles.switch} aria-label={texts.audience}>
      {sides.map((side) => (
        <li key={side.of}>
          <a
            href={side.link}
            className={styles.side}
            aria-current={side.of === audience ? 'true' : undefined}
          >
            {side.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
