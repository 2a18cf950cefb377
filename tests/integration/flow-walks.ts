import type { FlowVisit } from './post-flow';

/** What a walk through a flow needs beside the pages. */
export interface WalkTools {
  /** A subscriber's number; its ending may ask for a captcha. */
  newNumber: (ending?: string) => string;
  /** The newest code that was sent to a number, or the text of a captcha by its id. */
  code: (to: string) => string;
  /** Told of what is typed that may stand nowhere else. */
  note?: (...texts: string[]) => void;
  noteCode?: (code: string) => void;
}

type Walk = (visit: FlowVisit, tools: Required<WalkTools>) => Promise<string | undefined>;

/** The first page with the flow is one whose tariff is connected in other ways only; orders take what their address names. */
const PAGES: Readonly<Record<string, string>> = {
  'tariff-connection': '/tariffs/all/start',
  checkout: '/order/product?tariff=start',
  'number-porting': '/mnp?tariffTag=start',
};

/** The page that a walk begins on. */
export const toWalkPage = (type: string, path: string): string => PAGES[type] ?? path;

/** Goes through a flow from its first page; gives the state that it ends in. */
export async function walkFlow(
  type: string,
  visit: FlowVisit,
  { note = () => undefined, noteCode = () => undefined, ...tools }: WalkTools,
): Promise<string | undefined> {
  const walk = WALKS[type];
  if (walk === undefined) throw new Error(`the flow "${type}" has no walk here`);
  return walk(visit, { ...tools, note, noteCode });
}

async function confirm(visit: FlowVisit, msisdn: string, { code, noteCode }: Required<WalkTools>) {
  const sent = code(msisdn);
  noteCode(sent);
  return visit.post('confirm', { code: sent });
}

/** The same number of another operator. */
const toOtherOperator = (msisdn: string): string => msisdn.replace(/^79[23]/, '791');

/** The way through each flow; the state that it ends in. */
const WALKS: Readonly<Record<string, Walk>> = {
  async 'promised-payment'(visit, { newNumber, code, noteCode }) {
    const msisdn = newNumber('0001');
    await visit.post('sendCode', { msisdn });
    const [, id = ''] = /\/captcha\/([\w-]+)\//.exec(visit.html()) ?? [];
    const captchaCode = code(id);
    noteCode(captchaCode);
    await visit.post('sendCode', { msisdn, captchaCode });
    await visit.post('confirm', { code: code(msisdn), msisdn });
    return (await visit.post('take', { amount: '300' })).state?.snapshot.state;
  },
  async 'top-up'(visit, { newNumber }) {
    await visit.post('pay', { msisdn: newNumber(), amount: '9501' });
    return (await visit.postData('pay', { msisdn: newNumber(), amount: '300' })).state?.snapshot.state;
  },
  async 'tariff-connection'(visit, tools) {
    const { newNumber } = tools;
    const msisdn = newNumber();
    if (visit.html().includes('value="CHANGE_TARIFF"')) await visit.raise('CHANGE_TARIFF');
    await visit.post('sendCode', { msisdn });
    await confirm(visit, msisdn, tools);
    return (await visit.post('change')).state?.snapshot.state;
  },
  async 'option-connection'(visit, tools) {
    const { newNumber } = tools;
    const msisdn = newNumber();
    if (visit.html().includes('value="choose"'))
      await visit.post('choose', { productId: findProduct(visit) });
    await visit.post('sendCode', { msisdn });
    return (await confirm(visit, msisdn, tools)).state?.snapshot.state;
  },
  async 'chat-opener'(visit, tools) {
    const { newNumber } = tools;
    const msisdn = newNumber();
    await visit.post('sendCode', { msisdn });
    return (await confirm(visit, msisdn, tools)).state?.snapshot.state;
  },
  async 'rate-plan'(visit, tools) {
    const { newNumber } = tools;
    const msisdn = newNumber();
    await visit.post('sendCode', { msisdn });
    return (await confirm(visit, msisdn, tools)).state?.snapshot.state;
  },
  async roaming(visit, tools) {
    const msisdn = tools.newNumber();
    await visit.raise('BEGIN');
    const [, choice = ''] = /value="(CHOOSE:[^"]+)"/.exec(visit.html()) ?? [];
    await visit.raise(choice);
    await visit.post('sendCode', { msisdn });
    return (await confirm(visit, msisdn, tools)).state?.snapshot.state;
  },
  async 'faq-reaction'(visit, { note }) {
    await visit.raise('NOT_HELPED');
    const text = 'Канарейка не поёт';
    note(text, encodeURIComponent(text));
    return (await visit.post('sendFeedback', { reason: 'other', text })).state?.snapshot.state;
  },
  async 'sms-sender'(visit, tools) {
    const { newNumber, code, note } = tools;
    const [msisdn, recipient, text] = [newNumber(), newNumber(), 'Канарейка поёт в семь'];
    note(text, encodeURIComponent(text));
    await visit.post('sendCode', { msisdn, recipient, text });
    const [, id = ''] = /\/captcha\/([\w-]+)\//.exec(visit.html()) ?? [];
    const captchaCode = code(id);
    note(captchaCode);
    await visit.post('sendCode', { msisdn, recipient, text, captchaCode });
    return (await confirm(visit, msisdn, tools)).state?.snapshot.state;
  },
  async 'debt-payment'(visit, { note }) {
    const account = '40817810099910004312';
    note(account);
    await visit.post('pay', { account, amount: '9501' });
    return (await visit.postData('pay', { account, amount: '300' })).state?.snapshot.state;
  },
  async 'operator-check'(visit, { newNumber }) {
    return (await visit.post('check', { msisdn: newNumber() })).state?.snapshot.state;
  },
  async 'address-check'(visit, { note }) {
    const address = 'г Москва, ул Липовая Аллея, д 3';
    note(address, encodeURIComponent(address));
    return (await visit.post('check', { address })).state?.snapshot.state;
  },
  async 'home-internet'(visit, { newNumber, code, note, noteCode }) {
    const [address, name] = ['г Москва, ул Липовая Аллея, д 3', 'Канарейкина Желтопера'];
    note(address, encodeURIComponent(address), name, encodeURIComponent(name));
    await visit.post('check', { address });
    await visit.post('choosePlan', { plan: 'prosto-doma' });
    await visit.post('chooseTelevision', { main: 'tv_main_120' });
    await visit.post('chooseDevices', { 'take.tv_box': 'on', 'count.tv_box': '2' });
    const [, id = ''] = /\/captcha\/([\w-]+)\//.exec(visit.html()) ?? [];
    const captchaCode = code(id);
    noteCode(captchaCode);
    return (await visit.post('send', { name, msisdn: newNumber(), captchaCode })).state?.snapshot.state;
  },
  async 'home-internet:convergent'(visit, { newNumber, code, note, noteCode }) {
    const [address, name] = ['г Москва, ул Липовая Аллея, д 3', 'Канарейкина Желтопера'];
    note(address, encodeURIComponent(address), name, encodeURIComponent(name));
    await visit.post('check', { address });
    await visit.post('choosePlan', { plan: 'dom-i-svyaz', pack: 'tv_sport' });
    const [, id = ''] = /\/captcha\/([\w-]+)\//.exec(visit.html()) ?? [];
    const captchaCode = code(id);
    noteCode(captchaCode);
    return (await visit.post('send', { name, msisdn: newNumber(), captchaCode })).state?.snapshot.state;
  },
  async checkout(visit, { newNumber, code, note, noteCode }) {
    const [msisdn, address, lastName] = [newNumber(), 'г Москва, ул Липовая Аллея, д 3', 'Канарейкина'];
    note(address, encodeURIComponent(address), lastName, encodeURIComponent(lastName));
    await visit.post('chooseContents', { sim: '4FF' });
    await visit.post('saveContacts', { lastName, firstName: 'Желтопера', msisdn: `+${msisdn}` });
    await visit.post('chooseReceiving', { kind: 'courier' });
    const [, date = ''] = /name="date"[^>]*value="([\d-]+)"/.exec(visit.html()) ?? [];
    await visit.post('chooseDelivery', { address, date, interval: '10:00–14:00' });
    const [, id = ''] = /\/captcha\/([\w-]+)\//.exec(visit.html()) ?? [];
    const captchaCode = code(id);
    noteCode(captchaCode);
    await visit.post('send', { captchaCode, accept: 'on' });
    const sent = code(msisdn);
    noteCode(sent);
    return (await visit.post('confirm', { code: sent })).state?.snapshot.state;
  },
  async 'number-porting'(visit, { newNumber, code, note, noteCode }) {
    const [phone, lastName, email] = [newNumber(), 'Канарейкина', 'kanareika@example.ru'];
    const msisdn = toOtherOperator(newNumber());
    note(lastName, encodeURIComponent(lastName), email, encodeURIComponent(email), msisdn);
    await visit.post('check', { msisdn });
    const [, day = ''] = /name="day"[^>]*value="([\d-]+)"/.exec(visit.html()) ?? [];
    await visit.post('chooseDay', { day });
    await visit.post('saveContacts', { lastName, firstName: 'Желтопера', msisdn: `+${phone}`, email });
    await visit.post('chooseReceiving', { kind: 'self' });
    const [, salon = ''] = /name="salon"[^>]*value="([^"]+)"/.exec(visit.html()) ?? [];
    await visit.post('choosePickup', { salon });
    const [, id = ''] = /\/captcha\/([\w-]+)\//.exec(visit.html()) ?? [];
    const captchaCode = code(id);
    noteCode(captchaCode);
    return (await visit.post('send', { captchaCode, accept: 'on' })).state?.snapshot.state;
  },
  async 'porting-status'(visit, tools) {
    const msisdn = toOtherOperator(tools.newNumber());
    tools.note(msisdn);
    await visit.post('sendCode', { msisdn });
    return (await confirm(visit, msisdn, tools)).state?.snapshot.state;
  },
  async 'sim-order'(visit, tools) {
    const { newNumber, note } = tools;
    const [phone, email] = [newNumber(), 'kanareika@example.ru'];
    const [lastName, birthPlace, passport] = ['Канарейкина', 'Птицеград', '7788 000012'];
    const address = 'Птицеград, улица Клетки, 77';
    note(email, encodeURIComponent(email), lastName, encodeURIComponent(lastName), birthPlace);
    note(encodeURIComponent(birthPlace), passport, passport.replace(' ', ''), address);
    note(encodeURIComponent(address));
    await visit.post('chooseRegion', { region: 'moscow' });
    await visit.post('giveContacts', { phone, email });
    await visit.post('chooseNumber', { number: '' });
    await visit.post('chooseTariff', { tariff: 'city' });
    await visit.post('choosePacks');
    await visit.post('identify', { method: 'subscriber' });
    await visit.post('sendCode', { msisdn: phone });
    await confirm(visit, phone, tools);
    const person = {
      lastName,
      firstName: 'Желтопера',
      birthDate: '17.05.1990',
      birthPlace,
      gender: 'FEMALE',
    };
    const document = {
      passport,
      issueDate: '01.06.2010',
      issueId: '770-001',
      issuedBy: 'Отдел пения',
      address,
    };
    await visit.post('fillIn', { ...person, ...document });
    return (await visit.post('order', { agreed: 'on' })).state?.snapshot.state;
  },
  async 'feedback-form'(visit, { newNumber, code, note }) {
    const [msisdn, name, address] = [newNumber(), 'Канарейкина Желтопера', 'Птицеград, улица Клетки, 77'];
    note(name, encodeURIComponent(name), address, encodeURIComponent(address));
    const values = { f0: name, f1: address, f2: msisdn, f3: '9-12', f4: '', f5: 'on' };
    await visit.post('sendCode', values);
    const sent = code(msisdn);
    return (await visit.post('confirm', { ...values, code: sent })).state?.snapshot.state;
  },
  async survey(visit, { note }) {
    const advice = 'Пойте по утрам чуть тише';
    note(advice, encodeURIComponent(advice));
    await visit.post('load');
    const answers = { q0: '3', 'q0-other': advice, q2: '4', q4: advice };
    return (await visit.post('send', answers)).state?.snapshot.state;
  },
  /** Whoever has not signed in is asked to. */
  async 'cinema-packages'(visit) {
    return (await visit.post('connect', { serviceCode: 'series' })).state?.snapshot.state;
  },
  async 'landing-contact'(visit, { newNumber, note }) {
    const contact = { name: 'Канарейкина Желтопера', phone: newNumber(), email: 'kanareika@example.ru' };
    note(contact.name, encodeURIComponent(contact.name), contact.email, encodeURIComponent(contact.email));
    return (await visit.post('save', contact)).state?.snapshot.state;
  },
  async 'friend-invitation'(visit, tools) {
    const { newNumber } = tools;
    const [msisdn, friend] = [newNumber(), newNumber()];
    await visit.post('sendCode', { msisdn, friend });
    return (await confirm(visit, msisdn, tools)).state?.snapshot.state;
  },
  async 'event-gift'(visit, tools) {
    const msisdn = tools.newNumber();
    await visit.post('sendCode', { msisdn, giftId: 'books' });
    await confirm(visit, msisdn, tools);
    return (await visit.post('remind')).state?.snapshot.state;
  },
};

const findProduct = (visit: FlowVisit) =>
  /name="productId"[^>]*value="([^"]+)"/.exec(visit.html())?.[1] ?? '';
