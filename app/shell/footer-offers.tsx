import { ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import type { Footer } from '#schemas/layout';
import type { Audience } from '#schemas/page';
import { AppGlyph } from './app-glyph';
import { SUBSCRIBE_URL } from './constants';
import styles from './footer-offers.module.css';
import subscribe from './footer-subscribe.module.css';
import { texts } from './texts';

type FooterOffersProps = {
  footer: Footer;
  audience: Audience;
  subscribeScript?: string | undefined;
  look: 'cards' | 'strip';
};

function Discount({ discount }: { discount: NonNullable<Footer['discount']> }) {
  return (
    <div className={styles.card} data-tone="brand">
      <h2 className={styles.title}>{discount.title}</h2>
      <p className={styles.text}>{discount.text}</p>
    </div>
  );
}

function Apps({ buttons, qrImage }: Pick<Footer, 'buttons' | 'qrImage'>) {
  return (
    <div className={`${styles.card} ${styles.apps}`} data-tone="raised">
      <div className={styles.words}>
        <h2 className={styles.title}>{texts.appTitle}</h2>
        <p className={classNames(styles.text, styles.muted)}>{texts.appText}</p>
        {buttons.length > 0 && (
          <ul className={styles.stores}>
            {buttons.map((button) => (
              <li key={`${button.iconId} ${button.link}`}>
                <a href={button.link} className={styles.store}>
                  <AppGlyph iconId={button.iconId} className={styles.glyph} />
                  {button.label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {qrImage && (
        <figure className={styles.qr}>
          <img src={qrImage} width={148} height={148} alt={texts.qrImage} loading="lazy" decoding="async" />
          <figcaption className={styles.caption}>{texts.qrText}</figcaption>
        </figure>
      )}
    </div>
  );
}

type SubscribeProps = {
  popMechanic: NonNullable<Footer['popMechanic']>;
  audience: Audience;
  script?: string | undefined;
  look: FooterOffersProps['look'];
};

/**
 * The form of the subscription service comes with its script, after 7 seconds or 20 px of scrolling (SHELL-36, 37);
 * it finds its ids for the light and the dark theme here. Until then, and without scripts, there is the link.
 */
function Subscribe({ popMechanic, audience, script, look }: SubscribeProps) {
  return (
    <div
      className={classNames(styles.card, subscribe.subscribe, subscribe[look])}
      data-tone={audience === 'b2b' ? 'violet-soft' : 'accent'}
      data-subscribe=""
      data-subscribe-light={popMechanic.lightId}
      data-subscribe-dark={popMechanic.darkId}
      data-subscribe-script={script}
    >
      <h2 className={classNames(styles.title, subscribe.title)}>{popMechanic.title}</h2>
      <div data-subscribe-form="">
        <ButtonLink href={SUBSCRIBE_URL} variant="secondary">
          {texts.subscribe}
        </ButtonLink>
      </div>
    </div>
  );
}

const hasApps = ({ buttons, qrImage }: Footer) => buttons.length > 0 || Boolean(qrImage);

/** The layout has something to offer. */
export function hasOffers(footer: Footer): boolean {
  return Boolean(footer.discount) || hasApps(footer) || Boolean(footer.popMechanic);
}

/** Discount, apps and subscription above the footer's menu, each only when the layout has it. */
export function FooterOffers({ footer, audience, subscribeScript, look }: FooterOffersProps) {
  const { discount, buttons, qrImage, popMechanic } = footer;
  return (
    <div className={classNames(styles.offers, styles[look])}>
      {discount && <Discount discount={discount} />}
      {hasApps(footer) && <Apps buttons={buttons} qrImage={qrImage} />}
      {popMechanic && (
        <Subscribe popMechanic={popMechanic} audience={audience} look={look} script={subscribeScript} />
      )}
    </div>
  );
}
