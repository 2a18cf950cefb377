import type { Locator, Page } from '@playwright/test';
import { noteFigure } from '#tests/trust-figures';
import { expect, test } from './fixtures';
import { newSubscriber, readCode } from './outbox';
import type { Site } from './site';

/**
 * What visitors type into a flow, in their own browser (trust.md, 23): in no address, referrer, event, cookie and
 * storage. Only `history.state` has it, which is this browser's own, and the remembered numbers under their key.
 */

interface Walk {
  flow: string;
  path: string;
  end: string;
  /** The link that opens the window that the flow stands in. */
  opener?: RegExp;
  /** The buttons before the first field. */
  first?: readonly (string | RegExp)[];
  /** How the number ends; some endings want a captcha. */
  ending?: string;
  /** The number is another operator's. */
  isElsewhere?: boolean;
}

const WALKS: Walk[] = [
  { flow: 'promised-payment', path: '/pay/promised', end: 'success', ending: '0001' },
  { flow: 'top-up', path: '/pay/topup', end: 'leaving', ending: '0001' },
  {
    flow: 'tariff-connection',
    path: '/tariffs/all/start',
    end: 'success',
    opener: /^Подключить$/,
    first: ['Сменить тариф на своём номере'],
  },
  {
    flow: 'option-connection',
    path: '/services/zvonki-po-rossii.html',
    end: 'success',
    opener: /^Подключить$/,
  },
  { flow: 'chat-opener', path: '/help/contacts', end: 'ready', opener: /чат поддержки$/ },
  { flow: 'rate-plan', path: '/services/smena-tarifa.html', end: 'success' },
  { flow: 'sms-sender', path: '/services/sms-s-sajta.html', end: 'success' },
  { flow: 'address-check', path: '/forhome', end: 'success' },
  { flow: 'home-internet', path: '/forhome', end: 'success', opener: /^Подключить интернет$/ },
  { flow: 'checkout', path: '/order/product?tariff=start', end: 'success' },
  { flow: 'operator-check', path: '/services/chej-nomer.html', end: 'answer' },
  { flow: 'friend-invitation', path: '/services/priglasite-druga.html', end: 'success' },
  { flow: 'event-gift', path: '/marathon', end: 'reminded' },
  { flow: 'feedback-form', path: '/help/faq/net-seti.html', end: 'success' },
  { flow: 'sim-order', path: '/esim/order', end: 'failed' },
  { flow: 'number-porting', path: '/mnp?tariffTag=start', end: 'success', isElsewhere: true },
  { flow: 'porting-status', path: '/mnp/status', end: 'status', ending: '0122', isElsewhere: true },
  { flow: 'landing-contact', path: '/subscribe', end: 'sent' },
  { flow: 'debt-payment', path: '/pay/debt', end: 'leaving' },
  {
    flow: 'roaming',
    path: '/roaming/world/kipr',
    end: 'success',
    first: ['Сравнить варианты', /^Подключить «/],
  },
  { flow: 'faq-reaction', path: '/help/faq/avtoplatezh.html', end: 'told', first: ['Не помогло'] },
  { flow: 'survey', path: '/about', end: 'success', opener: /^Помогите нам стать лучше$/ },
];
/** A package is picked of a list, and who is asked for it is signed in elsewhere. */
const NOTHING_TYPED = ['cinema-packages'];
const MESSAGE = 'Канарейка поёт в семь вечера';
const MOST_STEPS = 14;
/** A questionnaire with a passport, whose contract is not signed in time: the shortest way to an end. */
const PERSON: Readonly<Record<string, string>> = {
  account: '40817810099910004312',
  email: 'kanareika@example.ru',
  lastName: 'Канарейкина',
  firstName: 'Желтопера',
  birthDate: '17.05.1990',
  birthPlace: 'Птицеград',
  passport: '7788 000012',
  issueDate: '01.06.2010',
  issueId: '770-077',
  issuedBy: 'Отдел пения',
};

test('every flow of the demo site is walked here', async ({ site }) => {
  const listed = await (await site.get('/dev/flows')).text();
  const types = [...listed.matchAll(/href="\/dev\/flows\/([\w-]+)"/g)].map(([, type]) => type);
  expect([...new Set(types)].sort()).toEqual([...WALKS.map(({ flow }) => flow), ...NOTHING_TYPED].sort());
});

for (const walk of WALKS) {
  test(`${walk.flow}: nothing typed leaves the page but in the bodies of its posts`, async ({
    page,
    site,
  }) => {
    test.slow();
    const canaries = new Set<string>();
    const seen: string[] = [];
    page.on('request', (request) => {
      seen.push(`${request.url()} ← ${request.headers()['referer'] ?? ''}`);
    });
    // The bank's address is asked for, and that is enough: the page that leads there stays.
    await page.route('**/sandbox/bank*', (route) => route.fulfill({ status: 204 }));
    await page.goto(site.at(walk.path));
    if (walk.opener !== undefined) {
      await page.getByRole('link', { name: walk.opener }).first().click();
    }
    const flow = page.locator(`[data-flow="${walk.flow}"]`).first();
    await flow.scrollIntoViewIfNeeded();
    await expect(page.locator(`[data-flow-root="${walk.flow}"][data-flow-ready]`)).toBeAttached();
    for (const name of walk.first ?? []) await flow.getByRole('button', { name }).first().click();
    await expect(flow.locator('input:visible, select:visible, textarea:visible').first()).toBeVisible();

    for (let step = 0; step < MOST_STEPS && (await readStep(page, walk.flow)).state !== walk.end; step += 1) {
      const { turn } = await readStep(page, walk.flow);
      await fillStep(flow, site, walk, canaries);
      await expect.poll(async () => (await readStep(page, walk.flow)).turn).not.toBe(turn);
    }
    await expect(flow).toHaveAttribute('data-state', walk.end);

    const kept = await readBrowser(page);
    const addresses = [...seen, page.url(), await page.evaluate(() => document.referrer)].join('\n');
    expect(canaries.size).toBeGreaterThan(0);
    for (const canary of canaries) {
      for (const [place, text] of [...Object.entries(kept), ['addresses', addresses] as const]) {
        expect([place, canary, toPattern(canary).test(text)]).toEqual([place, canary, false]);
      }
    }
    const count = `${canaries.size} canaries, ${seen.length} requests`;
    noteFigure(
      23,
      `browser-${walk.flow}`,
      `${count}: 0 hits in addresses, referrers, data layer, cookies, storages`,
    );
  });
}

/** Fills in what the step asks for, and presses its first button. */
async function fillStep(flow: Locator, site: Site, walk: Walk, canaries: Set<string>): Promise<void> {
  for (const name of ['msisdn', 'phone', 'recipient', 'friend']) {
    const field = flow.locator(`input[name="${name}"]:visible`);
    if ((await field.count()) === 0 || (await field.inputValue()).length > 4) continue;
    const msisdn = newNumber(walk);
    await field.fill(msisdn);
    for (const canary of [msisdn, msisdn.slice(1), msisdn.slice(4)]) canaries.add(canary);
    sender.set(flow, name === 'msisdn' || name === 'phone' ? msisdn : (sender.get(flow) ?? ''));
  }
  const fill = async (selector: string, value: () => Promise<string> | string, isCanary = true) => {
    const field = flow.locator(`${selector}:visible`).first();
    if ((await field.count()) === 0) return;
    const text = await value();
    await field.fill(text);
    if (isCanary) canaries.add(text);
  };
  await fill('textarea', () => MESSAGE);
  // To the letter the only one: it is picked by itself.
  await fill('input[name="address"]', () => 'г Москва, ул Липовая Аллея, д 3');
  for (const [name, text] of Object.entries(PERSON)) await fill(`input[name="${name}"]`, () => text);
  await fill('input[name="name"]', () => 'Канарейкина Желтопера');
  await fill('input[name="amount"]', () => '300', false);
  await fill('input[name="captchaCode"]', async () => {
    const image = (await flow.getByAltText('Картинка с кодом').getAttribute('src')) ?? '';
    return readCode(site, /\/captcha\/([\w-]+)\//.exec(image)?.[1] ?? '');
  });
  const choices = await flow
    .getByRole('radiogroup')
    .or(flow.locator('fieldset:has(input[type="radio"])'))
    .all();
  for (const choice of choices) await choice.getByRole('radio').first().check({ force: true });
  for (const acceptance of await flow.locator('input[name="accept"]').all()) await acceptance.check();
  const agreement = flow.locator('input[name="agreed"]');
  if ((await agreement.count()) > 0) await agreement.check({ force: true });
  const amounts = flow.locator('select[name="amount"]');
  if ((await amounts.count()) > 0) await amounts.selectOption({ index: 1 });
  // A whole code is sent by itself; it may be typed in two parts.
  const code = flow.getByLabel(/^Код из SMS/).first();
  if ((await code.count()) === 0) {
    await flow.locator('button[type="submit"]:not([name], [aria-hidden]):visible').first().click();
    return;
  }
  const sent = await readCode(site, sender.get(flow) ?? '');
  canaries.add(sent);
  await code.pressSequentially(sent);
}

function newNumber({ ending, isElsewhere = false }: Walk): string {
  const own = ending === undefined ? newSubscriber() : newSubscriber(ending);
  return isElsewhere ? own.replace(/^792/, '791') : own;
}

/** The number that a flow’s code is sent to. */
const sender = new WeakMap<Locator, string>();

/** Where the flow stands; a step that posts nothing has no turn. */
function readStep(page: Page, type: string): Promise<{ state: string; turn: string }> {
  return page.evaluate((name) => {
    const flow = document.querySelector(`[data-flow="${name}"]`);
    const turn = flow?.querySelector<HTMLInputElement>('input[name="_turn"]')?.value ?? '';
    return { state: flow?.getAttribute('data-state') ?? '', turn };
  }, type);
}

/** Digits are looked for as a number of their own: four of them stand in many others. */
const toPattern = (canary: string) => new RegExp(`(?<!\\d)${canary}(?!\\d)`);

/** What this browser keeps of the page, apart from its history and the remembered numbers. */
async function readBrowser(page: Page): Promise<Record<string, string>> {
  const cookies = JSON.stringify(await page.context().cookies());
  const own = await page.evaluate(() => {
    const stored = Object.entries(localStorage).filter(([key]) => !key.startsWith('phones:'));
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return {
      dataLayer: JSON.stringify(layer ?? []),
      local: JSON.stringify(stored),
      session: JSON.stringify(Object.entries(sessionStorage)),
      name: window.name,
    };
  });
  return { cookies, ...own };
}
