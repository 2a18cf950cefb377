import { Link, type LinkProps } from '@remix-run/react';
import { Button, type ButtonProps, type ButtonVariant } from '#blocks/ui/button';
import { Icon } from '#blocks/ui/icon';
import type { IconName } from '#blocks/ui/icon-paths';
import styles from './tool-button.module.css';

/** A button as a tool has it: 36 px high, in small type. */
export function ToolButton({ variant = 'secondary', className, ...props }: ButtonProps) {
  return <Button {...props} variant={variant} className={`${styles.tool} ${className ?? ''}`} />;
}

export type ToolLinkProps = LinkProps & {
  variant?: Extract<ButtonVariant, 'primary' | 'secondary' | 'ghost'>;
  icon?: IconName;
};

/** Leads to another screen, and looks like a button. */
export function ToolLink({ variant = 'secondary', icon, children, ...props }: ToolLinkProps) {
  return (
    <Link {...props} className={`${styles.tool} ${styles.link} ${styles[variant]}`}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </Link>
  );
}
