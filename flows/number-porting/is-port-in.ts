import type { Props } from './contract';

/** Does a number move with this order? */
export const isPortIn = ({ variant }: Pick<Props, 'variant'>): boolean => variant.endsWith('port-in');
