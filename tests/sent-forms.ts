import * as z from 'zod';

/** The forms that the sandbox of the operator's API was sent, as it tells developers; and what a form is filled in with. */

const submissions = z.array(
  z.looseObject({
    form: z.string(),
    fields: z.record(z.string(), z.unknown()),
    files: z.array(z.looseObject({ name: z.string(), url: z.string() })),
  }),
);
export type SentForm = z.output<typeof submissions>[number];

/** The newest form whose fields have this value somewhere; `json` is the answer of `/dev/submissions`. */
export function findSentForm(json: unknown, value: string): SentForm | undefined {
  return submissions.parse(json).find(({ fields }) => Object.values(fields).includes(value));
}

/** An e-mail address that no other test has. */
export function newEmail(): string {
  return `visitor-${Math.random().toString(36).slice(2, 10)}@example.test`;
}

/** A day as a form wants it, so many days from now. */
export function toFormDate(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format(date);
}
