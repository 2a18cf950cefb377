import { addDays } from '../forms/calendar';

/** What a Russian passport says of its owner's age. Dates are ISO texts, `1990-05-17`: they compare as they stand. */

/** A first passport is given at this age. */
export const FIRST_PASSPORT_AGE = 14;
/** At these ages it is given anew, within so many days of the birthday; until then the former one is good. */
const RENEWAL_AGES = [20, 45] as const;
const RENEWAL_DAYS = 90;
/** Whoever gives a birth date is not older. */
export const MOST_YEARS = 100;

export type PassportFault = 'future' | 'tooEarly' | 'renew20' | 'renew45';
export type BirthFault = 'future' | 'tooYoung' | 'tooOld';

/** The day on which somebody becomes `age`; of 29 February in a year without one, 1 March. */
export function toBirthday(birthDate: string, age: number): string {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10);
}

/** Null for a date of which nothing speaks against a passport. */
export function findBirthFault(birthDate: string, today: string): BirthFault | null {
  if (birthDate > today) return 'future';
  if (toBirthday(birthDate, FIRST_PASSPORT_AGE) > today) return 'tooYoung';
  return toBirthday(birthDate, MOST_YEARS + 1) <= today ? 'tooOld' : null;
}

/** Can a passport of that day be good today, for somebody born then? Null when it can. */
export function findPassportFault(
  { birthDate, issueDate }: { birthDate: string; issueDate: string },
  today: string,
): PassportFault | null {
  if (issueDate > today) return 'future';
  if (issueDate < toBirthday(birthDate, FIRST_PASSPORT_AGE)) return 'tooEarly';
  const missed = RENEWAL_AGES.filter((age) => {
    const birthday = toBirthday(birthDate, age);
    return issueDate < birthday && today > addDays(birthday, RENEWAL_DAYS);
  }).at(-1);
  return missed === undefined ? null : `renew${missed}`;
}
