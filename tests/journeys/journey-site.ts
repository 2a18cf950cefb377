import { outboxOf } from '#tests/integration/flow-subscribers';
import { startSite, type SiteEnvironment, type SiteProcess } from '#tests/integration/site-process';
import { toCaptchaName, type Outbox } from '#tests/outbox';
import type { Locator } from '#tests/visitor/locator';
import { Visitor } from '#tests/visitor/visitor';

export { shownAs } from '#tests/outbox';

/** The site of a test file, with what its sandbox has sent. */
export interface JourneySite extends SiteProcess, Outbox {
  visit: () => Visitor;
}

/** Starts the built site as a person starts it for a demonstration; stopped after the tests of the file. */
export async function startJourneySite(env: SiteEnvironment = {}): Promise<JourneySite> {
  const site = await startSite({ LOG_LEVEL: 'info', ...env });
  return { ...site, ...outboxOf(site), visit: () => new Visitor(site) };
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
  const address = flow.getByAltText('Картинка с кодом').getAttribute('src');
  flow.getByLabel('Код с картинки').fill(await site.readCode(toCaptchaName(address)));
}
