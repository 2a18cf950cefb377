import type { ConnectionInfo } from './connection-info';

/** The ways to connect something without this site's form. */
export type ConnectionWays = Pick<ConnectionInfo, 'ussd' | 'sms' | 'smsText' | 'ivr' | 'lkLink'>;

type FastInfo = Pick<ConnectionInfo, 'fast' | 'billingIds'>;

/** By a code from an SMS, here. Without a billing id there would be nothing to ask the operator for (CONN-414). */
export const isFast = ({ fast, billingIds }: FastInfo): boolean => fast === true && Boolean(billingIds?.[0]);

/** Is there any of these ways (CONN-218)? */
export const hasOtherWay = ({ ussd, sms, ivr, lkLink }: ConnectionWays): boolean =>
  [ussd, sms, ivr, lkLink].some((way) => way !== undefined && way !== '');
