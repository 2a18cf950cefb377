import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { ui } from './text/ru/ui';

/** `on-photo` is white and stays readable on any picture. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'on-photo';

type Look = {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: 'm' | 'l' | undefined;
  /** Full width: on phones only (as the main action of a form), always, or never (default). */
  wide?: 'phone' | 'always' | 'never' | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  className?: string | undefined;
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> & {
    /** Keeps the button focusable and its width, shows a spinner, and stops clicks and a second submit. */
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
    buttonRef?: Ref<HTMLButtonElement> | undefined;
  };

export type ButtonLinkProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Look | 'target' | 'rel'> & {
    href: string;
    newWindow?: boolean | undefined;
    newWindowLabel?: string | undefined;
    linkRef?: Ref<HTMLAnchorElement> | undefined;
  };

function look({
  variant = 'primary',
  size = 'm',
  wide = 'never',
  className,
}: Omit<Look, 'children'>): string {
  return classNames(styles.button, styles[variant], styles[size], styles[`wide-${wide}`], className);
}

function Label({ icon, iconAfter, children }: Pick<Look, 'icon' | 'iconAfter' | 'children'>) {
  return (
    <span className={styles.label}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </span>
  );
}

/** An action. `type` is `button` unless a form's button says `submit`. */
export function Button(props: ButtonProps) {
  const { children, variant, size, wide, icon, iconAfter, className, ...rest } = props;
  const { busy = false, busyLabel = ui.busy, buttonRef, type = 'button', onClick, ...native } = rest;
  return (
    <button
      {...native}
      ref={buttonRef}
      type={busy ? 'button' : type}
      className={look({ variant, size, wide, className })}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
    >
      <Label icon={icon} iconAfter={iconAfter}>
        {children}
      </Label>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy && <span className="visually-hidden">{busyLabel}</span>}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere, it does nothing by itself. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, variant, size, wide, icon, iconAfter, className, ...rest } = props;
  const { newWindow = false, newWindowLabel = ui.opensInNewTab, linkRef, ...native } = rest;
  return (
    <a
      {...native}
      ref={linkRef}
      className={look({ variant, size, wide, className })}
      {...(newWindow && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Label icon={icon} iconAfter={iconAfter}>
        {children}
      </Label>
      {newWindow && <span className="visually-hidden"> ({newWindowLabel})</span>}
    </a>
  );
}
