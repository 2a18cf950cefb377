import type { IconName } from '../icon-paths';
import { toIconName } from './param-icon';

/** What services are called by the operator, where a better drawing than that of a tariff's parameter is there. */
const SERVICE_ICONS: Readonly<Record<string, IconName>> = {
  internet: 'wifi',
  map: 'pin',
  music: 'play',
  book: 'document',
  cinema: 'tv',
  game: 'desktop',
  cloud: 'download',
  wallet: 'card',
  security: 'shield',
  voice: 'chat',
};

/** The drawing for an icon of the operator's; a star for a name that nobody knows. */
export function toServiceIcon(name: string): IconName {
  return (Object.hasOwn(SERVICE_ICONS, name) ? SERVICE_ICONS[name] : toIconName(name)) ?? 'star';
}
