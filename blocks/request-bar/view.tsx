import type { ViewProps } from '#registry/define-block';
import { Bubble } from '#blocks/ui/bubble';
import { ButtonLink } from '#blocks/ui/button';
import { Section } from '#blocks/ui/section';
import { toTelUrl } from '#blocks/ui/text/contact-number';
import type { block } from './block';
import styles from './view.module.css';

type Props = ViewProps<typeof block>;

/** As it is read, so it is written by editors: «8 800 550-00-01». */
const toDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');

/** HOME-210 to HOME-212. */
export default function View({ id, props }: Props) {
  return (
    <Section id={id} rhythm="none">
      {/* Without scripts nothing could close it, so there it stands in the page. */}
      <noscript>
        <div className={styles.note}>
          <Words {...props} />
        </div>
      </noscript>
      <div data-mark={props.mark ?? id}>
        <Bubble label={props.title}>
          <Words {...props} />
        </Bubble>
      </div>
    </Section>
  );
}

function Words({ title, phone, buttonText, popupId }: Props['props']) {
  return (
    <div className={styles.words}>
      <div>
        <p>{title}</p>
        <a href={toTelUrl(toDigits(phone))} className={styles.phone}>
          {phone}
        </a>
      </div>
      <ButtonLink href={`#${popupId}`} data-popup={popupId}>
        {buttonText}
      </ButtonLink>
    </div>
  );
}
