import { limitedText } from './limited-text';
import { toMsisdn } from './msisdn-digits';

const RUSSIAN_NUMBER = /^7\d{10}$/;

/** A Russian phone number as 11 digits starting with 7. */
export const msisdn = () =>
  limitedText(40).overwrite(toMsisdn).regex(RUSSIAN_NUMBER, { error: 'must be 11 digits starting with 7' });
