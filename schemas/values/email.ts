import * as z from 'zod';

/** The longest address that mail servers take (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

const email = z.email();

/** Is the text an e-mail address in Latin letters? */
export const isEmail = (text: string): boolean => email.safeParse(text).success;
