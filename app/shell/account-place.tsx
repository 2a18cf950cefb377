import type { ReactNode } from 'react';
import { ButtonLink } from '#blocks/ui/button';
import { Icon } from '#blocks/ui/icon';
import { shell } from '#blocks/ui/text/ru/shell';
import type { AccountDeed } from '#app/account/account-answer';
import styles from './account-place.module.css';
import { ACCOUNT_URL } from './constants';
import { MENU_GROUP } from './section-menu';
import { texts } from './texts';

const TOP_UP_URL = '/pay/topup';

/**
 * The account in the header. The HTML is the same for everybody: a link, which works without scripts. For a subscriber who
 * is signed in a script puts the menu of the template over it, in a place of the same size (`app/shell-scripts/account`).
 */
export function AccountPlace() {
  return (
    <div className={styles.place} data-account-place="">
      <a href={ACCOUNT_URL} className={styles.account} data-account-link="">
        <Icon name="user" />
        <span className={styles.label}>{shell.selfCare}</span>
      </a>
      <template data-account-template="">
        <Menu />
      </template>
    </div>
  );
}

function Menu() {
  return (
    <details name={MENU_GROUP} className={styles.menu}>
      <summary className={styles.account}>
        <Icon name="user" />
        <span className="visually-hidden" data-account-spoken="">
          {shell.selfCare}
        </span>
        <span className={styles.label} aria-hidden="true" data-account-words="" />
      </summary>
      <div className={styles.panel} data-panel="" data-tone="raised">
        <p className={styles.name} data-account-name="" />
        <p className={styles.number} data-account-number="" />
        <div className={styles.money}>
          <p>
            <span className={styles.caption}>{texts.accountBalance}</span>
            <span className={styles.balance} data-account-balance="" />
          </p>
          <ButtonLink href={TOP_UP_URL}>{texts.accountTopUp}</ButtonLink>
        </div>
        <p className={styles.tariff}>
          <span className={styles.caption}>{texts.accountTariff}</span>
          <span data-account-tariff="" />
        </p>
        <div className={styles.numbers}>
          <p className={styles.caption}>{texts.accountNumbers}</p>
          <ul data-account-others="">
            <li>
              <DeedForm deed="change">
                <button type="submit" name="msisdn" className={styles.other} data-account-other="">
                  <span className="visually-hidden">{texts.accountSwitchTo} </span>
                  <span data-account-other-number="" />
                  <span className={styles.caption} data-account-other-title="" />
                </button>
              </DeedForm>
            </li>
          </ul>
        </div>
        <output className={styles.status} data-account-status="" />
        <div className={styles.foot}>
          <a href={ACCOUNT_URL} className={styles.open}>
            {texts.accountOpen}
          </a>
          <DeedForm deed="logout">
            <button type="submit" className={styles.logout}>
              {texts.accountLogout}
            </button>
          </DeedForm>
        </div>
      </div>
    </details>
  );
}

function DeedForm({ deed, children }: { deed: AccountDeed; children: ReactNode }) {
  return (
    <form method="post" action={ACCOUNT_URL} data-account-deed={deed}>
      <input type="hidden" name="do" value={deed} />
      {children}
    </form>
  );
}
