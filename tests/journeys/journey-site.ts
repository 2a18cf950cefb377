import { outboxOf } from '#tests/integration/flow-subscribers';
import { joinSite, startSite, type SiteEnvironment, type SiteProcess } from '#tests/integration/site-process';
import { toCaptchaName, type Outbox } from '#tests/outbox';
import type { Locator } from '#tests/visitor/locator';
import { Visitor } from '#tests/visitor/visitor';

export { shownAs } from '#tests/outbox';

/** A site with what its sandbox has sent. */
export interface JourneySite extends Pick<SiteProcess, 'port' | 'send'>, Outbox {
  visit: () => Visitor;
}

/** A site of a test file's own, with its log; it can be stopped. */
export interface OwnJourneySite extends SiteProcess, JourneySite {}

/** The site that all journeys of a process share. A journey with rare numbers or goods of its own starts its own site. */
export async function joinJourneySite(): Promise<JourneySite> {
  return toJourneySite(await joinSite());
}

/** Starts the built site as a person starts it for a demonstration; stopped after the tests of the file. */
export async function startJourneySite(env: SiteEnvironment = {}): Promise<OwnJourneySite> {
  const site = await startSite({ LOG_LEVEL: 'info', ...env });
  return { ...site, ...toJourneySite(site) };
}

function toJourneySite({ port, send }: Pick<SiteProcess, 'port' | 'send'>): JourneySite {
  return { port, send, ...outboxOf({ send }), visit: () => new Visitor({ port }) };
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
