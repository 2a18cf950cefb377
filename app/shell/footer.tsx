import type { ReactNode } from 'react';
import { Icon } from '#blocks/ui/icon';
import { SUPPORT_PHONE } from '#blocks/ui/text/support-phone';
import { Link } from '#blocks/ui/link';
import { shell } from '#blocks/ui/text/ru/shell';
import { Wordmark } from '#blocks/ui/wordmark';
import type { Brand } from '#schemas/brand';
import { footer as footerSchema } from '#schemas/layout';
import type { Footer as FooterData, Layout } from '#schemas/layout';
import type { Audience } from '#schemas/page';
import { JOB_URL, SPEEDTEST_URL, SURVEY_URL } from './constants';
import { FooterMenu } from './footer-menu';
import fold from './footer-fold.module.css';
import legal from './footer-legal.module.css';
import { FooterOffers, hasOffers } from './footer-offers';
import styles from './footer.module.css';
import { SOCIAL_NAMES, texts } from './texts';

export type FooterProps = {
  layout: Layout;
  brand: Brand;
  audience: Audience;
  supportPhone?: string | undefined;
  jobUrl?: string | undefined;
  /** Another page's survey, where this one has no window for it. */
  surveyUrl?: string | undefined;
  /** The address of the subscription service's script, for the script that loads it late. */
  subscribeScript?: string | undefined;
  /** What the footer offers: as cards on the main page, elsewhere as one strip. */
  offers?: 'cards' | 'strip' | undefined;
};

/** What stands when the layout could not be loaded (SHELL-30). */
const EMPTY_FOOTER: FooterData = footerSchema.parse({});

/** A part that phones open by hand and desktops always show (footer-fold.module.css). */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={fold.fold}>
      <summary className={fold.summary}>
        {title}
        <Icon name="chevron-down" className={fold.sign} />
      </summary>
      {children}
    </details>
  );
}

function Contacts({ supportPhone }: { supportPhone: string }) {
  return (
    <p className={styles.contacts}>
      <a href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`} className={styles.phone}>
        {supportPhone}
      </a>
      <span className={styles.supportNote}>{texts.supportPhone}</span>
    </p>
  );
}

function Socials({ socials }: Pick<FooterData, 'socials'>) {
  if (socials.length === 0) return null;
  return (
    <ul className={styles.socials} aria-label={shell.social}>
      {socials.map(({ type, link }) => (
        <li key={`${type} ${link}`}>
          <a href={link} className={styles.social} target="_blank" rel="noopener noreferrer">
            <Icon name={type} label={SOCIAL_NAMES[type]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What a visitor can do here: tell us how we are doing, work with us, measure the speed. */
function Actions({
  jobUrl,
  surveyUrl,
  displaySpeedtest,
}: {
  jobUrl: string;
  surveyUrl: string;
  displaySpeedtest: boolean;
}) {
  return (
    <ul className={styles.actions}>
      <li>
        <a href={surveyUrl} className={styles.action}>
          <Icon name="chat" size="s" />
          {texts.survey}
        </a>
      </li>
      <li>
        <a href={jobUrl} className={styles.action}>
          <Icon name="user" size="s" />
          {texts.job}
        </a>
      </li>
      {displaySpeedtest && (
        <li>
          <a href={SPEEDTEST_URL} className={styles.action}>
            <Icon name="wifi" size="s" />
            {texts.speedtest}
          </a>
        </li>
      )}
    </ul>
  );
}

function SecondaryMenu({ items }: { items: FooterData['secondaryMenu'] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={texts.legal}>
      <ul className={legal.secondary}>
        {items.map((item) => (
          <li key={`${item.link} ${item.title}`}>
            <Link
              href={item.link}
              kind={item.isExternal ? 'external' : 'internal'}
              className={legal.legalLink}
            >
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Documents, what a visitor agrees to, who answers for the site. */
function Legal({ secondaryMenu, privacy, legalEntity, licences }: FooterData) {
  const owner = [legalEntity, licences].filter((text) => text !== '');
  if (secondaryMenu.length === 0 && privacy === '' && owner.length === 0) return null;
  return (
    <Fold title={texts.legal}>
      <div className={legal.legal}>
        <SecondaryMenu items={secondaryMenu} />
        <div className={legal.small}>
          {privacy && <p>{privacy}</p>}
          {owner.length > 0 && (
            <div>
              {owner.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
        </div>
      </div>
    </Fold>
  );
}

function LastLine({ footer, brand }: { footer: FooterData; brand: Brand }) {
  return (
    <div className={styles.last}>
      <p className={styles.copyright}>{footer.copyright || `© ${brand.name}`}</p>
      {footer.ageText && <p className={styles.age}>{footer.ageText}</p>}
    </div>
  );
}

/** What stands below every page (SHELL-08…21). Without a layout it still says who is here and how to call. */
export function Footer(props: FooterProps) {
  const {
    layout,
    brand,
    audience,
    supportPhone = SUPPORT_PHONE,
    jobUrl = JOB_URL,
    surveyUrl = SURVEY_URL,
    subscribeScript,
    offers = 'strip',
  } = props;
  const footer = layout.footer ?? EMPTY_FOOTER;
  return (
    <footer className={styles.footer} data-audience={audience} data-tone="sunken" data-footer="">
      <div className={styles.inner}>
        {hasOffers(footer) && (
          <Fold title={texts.offers}>
            <FooterOffers
              footer={footer}
              look={offers}
              audience={audience}
              subscribeScript={subscribeScript}
            />
          </Fold>
        )}
        <FooterMenu menu={footer.menu} />
        <div className={styles.people}>
          {footer.displayLogo && <Wordmark brand={brand.name} href="/" />}
          <Contacts supportPhone={supportPhone} />
          <Actions jobUrl={jobUrl} surveyUrl={surveyUrl} displaySpeedtest={footer.displaySpeedtest} />
        </div>
        <div className={legal.records}>
          <Socials socials={footer.socials} />
          <Legal {...footer} />
        </div>
        <LastLine footer={footer} brand={brand} />
      </div>
    </footer>
  );
}
