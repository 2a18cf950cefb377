import {
  HOME_INTERNET_STATUSES,
  isHomeInternetOn,
  listenToHomeInternetAdded,
  type HomeInternetStatus,
} from '#schemas/products/home-internet-status';
import { keepText, readKept } from '../browser-storage';

/** In the browser's storage: the cards that home internet was asked for, with how far each has come. */
const KEPT = 'tariff-home-internet';

const STATUS_WORDS: Readonly<Record<HomeInternetStatus, string>> = {
  start: '',
  'check-address': 'Проверьте адрес: подключим, если дом в\u00a0нашей сети',
  added: 'Домашний интернет добавлен',
};

const isStatus = (value: unknown): value is HomeInternetStatus =>
  HOME_INTERNET_STATUSES.some((status) => status === value);

/** Makes the home-internet switchers of the cards change price and link. How far each has come is kept until the tab closes. */
export function startHomeInternet(cards: readonly HTMLElement[], { signal }: { signal: AbortSignal }): void {
  for (const card of cards) {
    const control = card.querySelector<HTMLInputElement>('[data-switch="home"]');
    const price = card.querySelector<HTMLElement>('[data-price="home"]');
    if (!control || !price) continue;
    start(card, control, signal);
  }
}

function start(card: HTMLElement, control: HTMLInputElement, signal: AbortSignal): void {
  const id = card.dataset['tariff'] ?? '';
  const kept = readList();
  let status = kept[id] ?? 'start';
  const isListed = id in kept;
  const isSelected = card.hasAttribute('data-selected');
  control.hidden = false;
  control.checked = isHomeInternetOn({ status, isListed, isSelected, isOn: isListed });
  const action = createAction(card);
  const draw = () => {
    show(card, control.checked, status);
    action(control.checked, status);
  };
  const move = (to: HomeInternetStatus) => {
    status = to;
    keep(id, control.checked ? to : null);
    draw();
  };
  control.addEventListener('change', () => move(status === 'added' ? 'added' : 'start'), { signal });
  const check = () => {
    control.checked = true;
    move('check-address');
  };
  card.querySelector('[data-home-check]')?.addEventListener('click', check, { signal });
  card.querySelector('[data-action]')?.addEventListener(
    'click',
    () => {
      if (control.checked && status !== 'added') check();
    },
    { signal },
  );
  // HOME-227
  listenToHomeInternetAdded((tariff) => {
    if (tariff !== id) return;
    control.checked = true;
    move('added');
  }, signal);
  draw();
}

function show(card: HTMLElement, isOn: boolean, status: HomeInternetStatus): void {
  for (const price of card.querySelectorAll<HTMLElement>('[data-price]')) {
    price.hidden = (price.dataset['price'] === 'home') !== isOn;
  }
  const words = card.querySelector<HTMLElement>('[data-home-status]');
  if (!words) return;
  const text = isOn ? STATUS_WORDS[status === 'start' ? 'check-address' : status] : '';
  words.textContent = text;
  words.hidden = text === '';
}

/**
 * With home internet the button leads to the check of the address, then to the order of both in one: in the window that
 * has checked the address, where the page has one.
 */
function createAction(card: HTMLElement): (isOn: boolean, status: HomeInternetStatus) => void {
  const action = card.querySelector<HTMLElement>('[data-action]');
  const link = card.querySelector<HTMLElement>('[data-home-check]');
  const check = link?.getAttribute('href') ?? null;
  const homeWindow = link?.dataset['popup'];
  const orderLink = card.querySelector<HTMLElement>('[data-home-internet]')?.dataset['orderLink'] ?? null;
  const order = homeWindow === undefined ? orderLink : check;
  const own = action?.getAttribute('href') ?? null;
  const popup = action?.dataset['popup'];
  return (isOn, status) => {
    const href = isOn ? (status === 'added' ? order : check) : own;
    if (!action || href === null) return;
    action.setAttribute('href', href);
    const opened = href === own ? popup : homeWindow;
    if (opened === undefined) action.removeAttribute('data-popup');
    else action.dataset['popup'] = opened;
  };
}

/** The tariff that home internet was asked for last; empty without one. */
export const findHomeInternetTariff = (): string => Object.keys(readList()).at(-1) ?? '';

type List = Record<string, HomeInternetStatus>;

/** What other versions of the site, or a visitor's own hands, have written there counts as nothing. */
function readList(): List {
  try {
    const kept: unknown = JSON.parse(readKept(KEPT, 'session') ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const list: List = {};
    for (const [id, status] of Object.entries(kept)) if (isStatus(status)) list[id] = status;
    return list;
  } catch {
    return {};
  }
}

function keep(id: string, status: HomeInternetStatus | null): void {
  const { [id]: _before, ...others } = readList();
  keepText(KEPT, JSON.stringify(status === null ? others : { ...others, [id]: status }), 'session');
}
