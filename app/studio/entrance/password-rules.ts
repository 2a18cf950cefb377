import * as z from 'zod';
import { studioTexts } from '../texts/studio-texts';

const MIN_LENGTH = 12;
const MAX_LENGTH = 200;
const MIN_DIFFERENT = 5;

/** Long, and otherwise as one likes (NIST SP 800-63B). */
export const newPassword = z.string().min(MIN_LENGTH).max(MAX_LENGTH);

/** Why a password is too easy, in words; null when it is not. */
export function findPasswordFault(password: string, login: string): string | null {
  const plain = password.toLowerCase();
  const isMonotonous = new Set(plain).size < MIN_DIFFERENT;
  const namesLogin = login.length > 2 && plain.includes(login);
  return isMonotonous || namesLogin ? studioTexts('entrance')('guessable') : null;
}
