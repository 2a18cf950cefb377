/**
 * A call of the operator's API as the specification writes it: what goes over the wire and what comes back. The tables
 * of this folder are typed from the specification and import nothing of the contracts that they judge.
 */
export interface OperatorCall {
  /** The contract that makes the call, by its id. */
  readonly call: string;
  /** The rows of the ledger that say so. */
  readonly rows: readonly string[];
  /** Method, path and query as they travel, with `{name}` for the values in `path`. The query is not escaped here. */
  readonly sends: string;
  readonly path?: Readonly<Record<string, string>>;
  /** The body, by its encoding; none when left out. */
  readonly json?: unknown;
  /** `application/x-www-form-urlencoded`, not escaped here. */
  readonly form?: string;
  /** `multipart/form-data`: its parts in order; files are named by their text. */
  readonly multipart?: readonly (readonly [name: string, value: string | File])[];
  /** The body has fields of its own beside those that the contract declares. */
  readonly hasOwnFields?: true;
  /** What the operator answers: the fields that the specification names, as far as it names any. */
  readonly gives: unknown;
}

/** A captcha as bodies carry it. */
export const CAPTCHA = {
  form: 'order',
  id: 'c-17',
  code: '4821',
};

export const MARKS = {
  utm_source: 'mail',
  utm_campaign: 'autumn',
  utm_medium: 'letter',
  utm_term: 'связь',
  utm_content: 'top',
};

/** A code was sent: six digits, and another one can be asked for in three minutes. */
export const CODE_SENT = {
  ok: true,
  codeLength: 6,
  timeout: 180,
};

export const DONE = {
  ok: true,
};
