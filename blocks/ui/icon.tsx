import { classNames } from './class-names';
import styles from './icon.module.css';
import { ICON_PATHS } from './icon-paths';
import type { IconName } from './icon-paths';

export type IconProps = {
  name: IconName;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** Says what the icon means where no text beside it does; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * A stroke icon on a 24 px grid, in the colour of the text around it. Sizes 16, 24, 32, 48 px. How it is drawn stands in
 * the stylesheet: a page has hundreds of icons.
 */
export function Icon({ name, size = 'm', label, className }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...spoken}
      className={classNames(styles.icon, styles[size], className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
