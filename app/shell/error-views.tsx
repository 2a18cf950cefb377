import type { ReactNode } from 'react';
import { ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { errors } from '#blocks/ui/text/ru/errors';
import { shell } from '#blocks/ui/text/ru/shell';
import { HELPFUL_LINKS, HOME_URL, STATE_PICTURES } from './constants';
import styles from './error-views.module.css';
import { errorTexts } from './texts';

type ErrorViewProps = {
  picture: string;
  title: string;
  text: string;
  buttons: ReactNode;
  children?: ReactNode;
};

function ErrorView({ picture, title, text, buttons, children }: ErrorViewProps) {
  return (
    <div className={styles.view}>
      <div className={styles.inner}>
        <img src={picture} width={320} height={240} alt="" className={styles.picture} />
        <div>
          <Heading level={1}>{title}</Heading>
          <p className={styles.text}>{text}</p>
          {children}
          <div className={styles.buttons}>{buttons}</div>
        </div>
      </div>
    </div>
  );
}

function ToHome({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  return (
    <ButtonLink href={HOME_URL} variant={variant} size="l" wide="phone">
      {shell.home}
    </ButtonLink>
  );
}

/** Status 404 (PAGE-07…09). */
export function NotFoundView({ lkUrl }: { lkUrl: string }) {
  return (
    <ErrorView
      picture={STATE_PICTURES.notFound}
      title={errorTexts.notFoundTitle}
      text={errorTexts.notFoundText}
      buttons={
        <>
          <ToHome />
          <ButtonLink href={lkUrl} variant="secondary" size="l" wide="phone">
            {errorTexts.toSelfCare}
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.links} aria-label={errorTexts.notFoundLinks}>
        {HELPFUL_LINKS.map(({ title, link }) => (
          <li key={link}>
            <Link href={link} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </ErrorView>
  );
}

/** Status 403 (PAGE-10). */
export function ForbiddenView() {
  return (
    <ErrorView
      picture={STATE_PICTURES.forbidden}
      title={errorTexts.forbiddenTitle}
      text={errorTexts.forbiddenText}
      buttons={<ToHome />}
    />
  );
}

export type ServerErrorViewProps = {
  status?: number | undefined;
  /** The address of the page itself: the button loads it again (PAGE-408). Offered when the failure may pass. */
  retryUrl?: string | undefined;
};

/** Status 500 and other failures (PAGE-11); 503 says that trying again may help (PAGE-408). */
export function ServerErrorView({ status = 500, retryUrl }: ServerErrorViewProps) {
  if (status !== 503 || retryUrl === undefined) {
    return (
      <ErrorView
        picture={STATE_PICTURES.serverError}
        title={errors.genericTitle}
        text={errorTexts.failureText}
        buttons={<ToHome />}
      />
    );
  }
  return (
    <ErrorView
      picture={STATE_PICTURES.offline}
      title={errors.loadTitle}
      text={errors.loadText}
      buttons={
        <>
          <ButtonLink href={retryUrl} size="l" wide="phone">
            {errors.reload}
          </ButtonLink>
          <ToHome variant="secondary" />
        </>
      }
    />
  );
}
