/** A number of the subscriber's. */
export interface AccountNumber {
  /** 11 digits. */
  msisdn: string;
  /** As a person reads it: `+7 (926) 123 - 45 - 67`. */
  shown: string;
  /** What the subscriber calls it; empty when it has no name. */
  title: string;
}

/** An account in the words that header and page show. */
export interface Account {
  name: string;
  /** The number that the account stands at; null when the operator does not say. */
  number: AccountNumber | null;
  /** `412,50 ₽`; empty when the operator does not say. */
  balance: string;
  tariff: string;
  /** Other numbers that the account can be changed to. */
  others: AccountNumber[];
}

/** What the site knows of the visitor's account. */
export type AccountAnswer =
  | { state: 'anonymous' }
  /** Whether they are signed in could not be asked. */
  | { state: 'unknown' }
  /** Without an account when it could not be loaded. */
  | { state: 'signed-in'; account: Account | null };

/** What came of a post: whether it was done, and the account afterwards. */
export interface AccountOutcome {
  done: boolean;
  answer: AccountAnswer;
}

/** The fields of the forms in header and page. */
export const DO_FIELD = 'do';
export const NUMBER_FIELD = 'msisdn';
/** What a form of the account can ask for. */
export type AccountDeed = 'change' | 'logout';
