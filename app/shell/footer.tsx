import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { shell } from '#blocks/ui/text/ru/shell';
import { Wordmark } from '#blocks/ui/wordmark';
import type { Brand } from '#schemas/brand';
import { footer as footerSchema } from '#schemas/layout';
import type { Footer as FooterData, Layout } from '#schemas/layout';
import type { Audience } from '#schemas/page';
import type { Region } from '#schemas/region';
import { JOB_URL, REGION_CHOOSER_ID, SPEEDTEST_URL, SUPPORT_PHONE, SURVEY_URL } from './constants';
import { FooterMenu } from './footer-menu';
import { FooterOffers } from './footer-offers';
import styles from './footer.module.css';
import { SOCIAL_NAMES, texts } from './texts';

export type FooterProps = {
  layout: Layout;
  brand: Brand;
  region: Region;
  audience: Audience;
  supportPhone?: string | undefined;
  jobUrl?: string | undefined;
  /** Another page's survey, where this one has no window for it. */
  surveyUrl?: string | undefined;
  /** The address of the subscription service's script, for the script that loads it late. */
  subscribeScript?: string | undefined;
};

/** What stands when the layout could not be loaded (SHELL-30). */
const EMPTY_FOOTER: FooterData = footerSchema.parse({});

function Contacts({ supportPhone }: { supportPhone: string }) {
  return (
    <p className={styles.contacts}>
      <a href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`} className={styles.phone}>
        {supportPhone}
      </a>
      <span className={styles.muted}>{texts.supportPhone}</span>
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

/** What a visitor can do here: tell us how we are doing, work with us, measure the speed, change the region. */
function Actions({
  region,
  jobUrl,
  surveyUrl,
  displaySpeedtest,
}: {
  region: Region;
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
      <li>
        <a href={`#${REGION_CHOOSER_ID}`} className={styles.action}>
          <Icon name="pin" size="s" />
          <span>
            <span className="visually-hidden">{texts.region}: </span>
            {region.title}
          </span>
        </a>
      </li>
    </ul>
  );
}

function Legal({ footer, brand }: { footer: FooterData; brand: Brand }) {
  return (
    <div className={styles.legal}>
      {footer.secondaryMenu.length > 0 && (
        <nav aria-label={texts.legal}>
          <ul className={styles.secondary}>
            {footer.secondaryMenu.map((item) => (
              <li key={`${item.link} ${item.title}`}>
                <Link
                  href={item.link}
                  kind={item.isExternal ? 'external' : 'internal'}
                  className={styles.legalLink}
                >
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {footer.privacy && <p className={styles.privacy}>{footer.privacy}</p>}
      <div className={styles.last}>
        <p>{footer.copyright || `© ${brand.name}`}</p>
        {footer.ageText && <p className={styles.age}>{footer.ageText}</p>}
      </div>
    </div>
  );
}

/** What stands below every page (SHELL-08…21). Without a layout it still says who is here and how to call. */
export function Footer(props: FooterProps) {
  const {
    layout,
    brand,
    region,
    audience,
    supportPhone = SUPPORT_PHONE,
    jobUrl = JOB_URL,
    surveyUrl = SURVEY_URL,
    subscribeScript,
  } = props;
  const footer = layout.footer ?? EMPTY_FOOTER;
  return (
    <footer className={styles.footer} data-audience={audience} data-tone="sunken" data-footer="">
      <div className={styles.inner}>
        <FooterOffers footer={footer} audience={audience} subscribeScript={subscribeScript} />
        <FooterMenu menu={footer.menu} />
        <div className={styles.people}>
          {footer.displayLogo && <Wordmark brand={brand.name} href="/" />}
          <Contacts supportPhone={supportPhone} />
          <Socials socials={footer.socials} />
        </div>
        <Actions {...{ region, jobUrl, surveyUrl }} displaySpeedtest={footer.displaySpeedtest} />
        <Legal footer={footer} brand={brand} />
      </div>
    </footer>
  );
}
