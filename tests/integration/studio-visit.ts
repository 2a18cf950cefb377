import * as z from 'zod';
import type { HttpAnswer } from '#tests/http-client';
import type { SiteProcess } from './site-process';

export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
export const ROLES = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Of every account that a test makes, once it was changed. */
const OWN_PASSWORD = 'лошадь батарея скрепка верно';
const given = z.object({ given: z.object({ login: z.string(), password: z.string() }) });

type Send = SiteProcess['send'];
type Ask = Parameters<Send>[0] & {
  /** Fields of a form. */
  form?: Record<string, string>;
};

/** A browser in the studio: its cookies, and requests from the studio's own pages. */
export interface StudioVisitor {
  cookie: () => string;
  send: (request: Ask) => Promise<HttpAnswer>;
}

/** A visitor with these cookies. Posts come from the same origin. */
export function visit(site: SiteProcess, cookies: Record<string, string> = {}): StudioVisitor {
  const cookie = () =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  return {
    cookie,
    async send({ form, headers, ...request }) {
      const answer = await site.send({
        ...request,
        ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form).toString() }),
        headers: {
          cookie: cookie(),
          'sec-fetch-site': 'same-origin',
          ...(form !== undefined && FORM_TYPE),
          ...headers,
        },
      });
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') delete cookies[name];
        else cookies[name] = value;
      }
      return answer;
    },
  };
}

/** Another browser with the same cookies. */
export function copyVisitor(site: SiteProcess, visitor: StudioVisitor): StudioVisitor {
  const pairs = visitor
    .cookie()
    .split('; ')
    .map((pair) => pair.split('='));
  return visit(site, Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])));
}

/** The login and the password that the server has told on its console. */
export function readFirstAccount({ output }: SiteProcess): { login: string; password: string } {
  const [, login = '', password = ''] = /логин (\S+), пароль (\S+)/.exec(output.join('\n')) ?? [];
  return { login, password };
}

export async function signIn(
  site: SiteProcess,
  account: { login: string; password: string },
  visitor = visit(site),
): Promise<{ visitor: StudioVisitor; answer: HttpAnswer }> {
  const answer = await visitor.send({ path: '/studio/sign-in', form: { ...account, to: '/studio' } });
  return { visitor, answer };
}

/** Signs in as the first administrator. */
export async function signInFirst(site: SiteProcess): Promise<StudioVisitor> {
  const { visitor, answer } = await signIn(site, readFirstAccount(site));
  if (answer.status !== 303) throw new Error(`the first account cannot sign in: ${answer.status}`);
  return visitor;
}

/** What the screen of people answers, as its own script reads it. */
export function postPeople(admin: StudioVisitor, form: Record<string, string>): Promise<HttpAnswer> {
  return admin.send({ path: '/studio/people?_data=routes%2Fstudio.people', form });
}

/** Makes an account by the screen of people; gives its login and the password that was shown. */
export async function makeAccount(admin: StudioVisitor, login: string, role: Role) {
  const { body } = await postPeople(admin, { intent: 'create', login, name: `Имя ${login}`, role });
  return given.parse(JSON.parse(body)).given;
}

export interface StudioPerson extends StudioVisitor {
  login: string;
  password: string;
}

/** An account of a role that has chosen its own password, signed in. */
export async function makePerson(
  site: SiteProcess,
  admin: StudioVisitor,
  login: string,
  role: Role,
): Promise<StudioPerson> {
  const first = await makeAccount(admin, login, role);
  const { visitor } = await signIn(site, first);
  const changed = await visitor.send({
    path: '/studio/password',
    form: { current: first.password, next: OWN_PASSWORD, repeat: OWN_PASSWORD },
  });
  if (changed.status !== 303) throw new Error(`the password of ${login} was not changed: ${changed.status}`);
  return { ...visitor, login, password: OWN_PASSWORD };
}
