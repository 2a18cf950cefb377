import type { Environment } from './environment';

type Source = Pick<Environment, 'CONTENT_SOURCE'>;

/** Whether the pages of the site are those of its own studio. */
export const hasOwnPages = ({ CONTENT_SOURCE }: Source): boolean => CONTENT_SOURCE === 'embedded';

/**
 * Whether news, promotions, FAQ, banners and forms of the own studio are shown: beside pages of Builder.io they are.
 * An operator's API that gives the pages gives these, too.
 */
export const hasOwnDocuments = ({ CONTENT_SOURCE }: Source): boolean => CONTENT_SOURCE !== 'gateway';
