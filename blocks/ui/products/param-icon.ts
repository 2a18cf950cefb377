import { ICON_PATHS, type IconName } from '../icon-paths';

/** Icons of the operator's catalogue that are called otherwise here. */
const OTHER_NAMES: Readonly<Record<string, IconName>> = {
  internet: 'globe',
  traffic: 'globe',
  calls: 'phone',
  sms: 'chat',
  messages: 'mail',
  router: 'wifi',
  speed: 'wifi',
  channels: 'tv',
  roaming: 'plane',
  family: 'user',
  free: 'gift',
  subscription: 'star',
};

const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);

/** The icon that the catalogue names (`svg_icon`); undefined for one that nobody has drawn. */
export function toIconName(name: string | undefined): IconName | undefined {
  if (name === undefined) return undefined;
  return isIconName(name) ? name : Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
}
