import * as z from 'zod';
import { startSite, type SiteEnvironment, type SiteProcess } from '#tests/integration/site-process';
import { Visitor } from '#tests/visitor/visitor';
import { toPlain, type Locator } from '#tests/visitor/locator';

/** The site of a test file, with what its sandbox has sent. */
export interface JourneySite extends SiteProcess {
  visit: () => Visitor;
  /** The newest code that was sent to a number or shown in a captcha. Throws an Error when there is none. */
  readCode: (to: string) => Promise<string>;
  /** The messages to a number, the newest first. */
  readTexts: (msisdn: string) => Promise<string[]>;
  countSent: (msisdn: string) => Promise<number>;
}

const outbox = z.array(z.looseObject({ to: z.string(), text: z.string(), code: z.string().optional() }));

/** Starts the built site as a person starts it for a demonstration; stopped after the tests of the file. */
export async function startJourneySite(env: SiteEnvironment = {}): Promise<JourneySite> {
  const site = await startSite({ LOG_LEVEL: 'info', ...env });
  const readSent = async (to: string) => {
    const { body } = await site.send({ path: '/dev/outbox' });
    return outbox.parse(JSON.parse(body)).filter((entry) => entry.to === to);
  };
  return {
    ...site,
    visit: () => new Visitor(site),
    async readCode(to) {
      const code = (await readSent(to))[0]?.code;
      if (code === undefined) throw new Error(`nothing was sent to ${to}`);
      return code;
    },
    readTexts: async (msisdn) => (await readSent(msisdn)).map(({ text }) => toPlain(text)),
    countSent: async (msisdn) => (await readSent(msisdn)).length,
  };
}

/** Gives a number to a flow that sends a code to it, or opens something for it. */
export async function sendNumber(flow: Locator, msisdn: string, button = 'Получить код'): Promise<void> {
  flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: button }).click();
}

/** Types the code that was sent to a number, and presses a button: without scripts nothing is sent by itself. */
export async function enterCode(
  site: JourneySite,
  flow: Locator,
  { msisdn, button }: { msisdn: string; button: string },
): Promise<void> {
  flow.getByLabel('Код из SMS').fill(await site.readCode(msisdn));
  await flow.getByRole('button', { name: button }).click();
}

/** Types the code of the captcha that a flow shows. */
export async function solveCaptcha(site: JourneySite, flow: Locator): Promise<void> {
  const address = flow.getByAltText('Картинка с кодом').getAttribute('src') ?? '';
  flow.getByLabel('Код с картинки').fill(await site.readCode(address.split('/').at(-2) ?? ''));
}

/** A number as a field shows it, whatever its mask. */
export function shownAs(msisdn: string): RegExp {
  return new RegExp([...msisdn.slice(1)].join(String.raw`\D*`));
}
