import { Form, Link, NavLink, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Icon } from '#blocks/ui/icon';
import { scrollToMiddle } from '#blocks/ui/scroll-to-middle';
import { Wordmark } from '#blocks/ui/wordmark';
import { SECTIONS } from '../navigation';
import { hasRight } from '../session/rights';
import { useTexts } from '../texts/use-texts';
import styles from './studio-header.module.css';
import type { StudioData } from './use-editor';

/** The one row on top of every screen: mark, sections, account. */
export function StudioHeader({ editor, brand }: StudioData) {
  const t = useTexts('shell');
  const sections = SECTIONS.filter(({ right }) => hasRight(editor.role, right));
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a phone the row of sections is wider than the window.
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const current = links.find((link) => pathname.startsWith(link.pathname));
    if (list.current && current) scrollToMiddle(list.current, current);
  }, [pathname]);
  return (
    <header className={styles.header}>
      <Link to="/studio" className={styles.home}>
        <Wordmark brand={brand} compact />
        <span className={styles.name}>{t('studio')}</span>
      </Link>
      <nav aria-label={t('navigation')} className={styles.navigation}>
        <ul ref={list} className={styles.sections}>
          {sections.map(({ to, title, reloads = false }) => (
            <li key={to}>
              <NavLink to={to} className={styles.section ?? ''} reloadDocument={reloads}>
                {t(title)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <AccountMenu editor={editor} />
    </header>
  );
}

function AccountMenu({ editor: { name, login, role } }: Pick<StudioData, 'editor'>) {
  const t = useTexts('shell');
  return (
    <details className={styles.account}>
      <summary className={styles.opener} title={t('account')}>
        <Icon name="user" />
        <span className={styles.person}>{name}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.menu}>
        <p className={styles.who}>
          <strong>{name}</strong>
          <span>
            {login} · {t(`role_${role}`)}
          </span>
        </p>
        <a href="/" className={styles.item}>
          {t('openSite')}
        </a>
        <a href="/studio/password" className={styles.item}>
          {t('changePassword')}
        </a>
        <Form method="post" action="/studio/sign-out" reloadDocument>
          <button type="submit" className={styles.item}>
            {t('signOut')}
          </button>
        </Form>
      </div>
    </details>
  );
}
