import { keepText, readKept } from '#blocks/ui/browser-storage';
import type { Account } from '#app/account/account-answer';
import type { AccountSnapshot } from './account-machine';
import { createAccountMenu, type AccountMenu } from './account-menu';

/** Says that somebody was signed in on this device, and nothing of who: they wait at a skeleton, all others at the link. */
const WAS_SIGNED_IN = 'account-was-signed-in';

/** The account's places on the page: the menu in the header, the tab at the foot of a phone's screen. */
export interface AccountDisplay {
  menu: AccountMenu;
  show: (snapshot: AccountSnapshot) => void;
  focusSummary: () => void;
}

/** Null where the header has no account. */
export function createAccountDisplay(place: HTMLElement): AccountDisplay | null {
  const link = place.querySelector<HTMLElement>('[data-account-link]');
  const menu = createAccountMenu(place);
  if (link === null || menu === null) return null;
  const { element } = menu;
  const tab = createTab(menu);
  let shown: Account | null = null;
  const focusSummary = () => element.querySelector('summary')?.focus();

  function showMenu(account: Account): void {
    const hadFocus = link === document.activeElement;
    // The same account is not written anew: the focus may be on one of its buttons.
    if (account !== shown) menu?.fill(account);
    shown = account;
    if (!element.isConnected) place.append(element);
    if (hadFocus) focusSummary();
  }

  function showLink(): void {
    const hadFocus = element.contains(document.activeElement);
    element.open = false;
    element.remove();
    menu?.say('');
    if (hadFocus) link?.focus();
  }

  return {
    menu,
    focusSummary,
    show({ state, data }) {
      const account = 'account' in data ? data.account : null;
      const look = account === null ? toWaiting(state) : 'loaded';
      setLook(place, look);
      tab.show(account, look);
      menu.setBusy(state === 'leaving' || state === 'changing');
      if (account === null) showLink();
      else showMenu(account);
      noteForNextPage(state);
    },
  };
}

type Look = 'loaded' | 'pending' | null;

const isWaiting = (state: AccountSnapshot['state']) => state === 'checking' || state === 'pending';

const toWaiting = (state: AccountSnapshot['state']): Look =>
  isWaiting(state) && readKept(WAS_SIGNED_IN) !== null ? 'pending' : null;

/** What is not known now says nothing of the next time. */
function noteForNextPage(state: AccountSnapshot['state']): void {
  if (!isWaiting(state) && state !== 'failed') keepText(WAS_SIGNED_IN, state === 'anonymous' ? null : '1');
}

function setLook(element: HTMLElement, look: Look): void {
  if (look === null) element.removeAttribute('data-account');
  else element.setAttribute('data-account', look);
}

/** On phones: the balance in place of the tab's word; it leads to the page of the account. */
function createTab({ toSpoken }: AccountMenu): { show: (account: Account | null, look: Look) => void } {
  const tab = document.querySelector<HTMLElement>('[data-account-tab]');
  const words = tab?.querySelector<HTMLElement>('[data-account-words]');
  const plainWords = words?.textContent ?? '';
  return {
    show(account, look) {
      if (!tab || !words) return;
      setLook(tab, look);
      words.textContent = account?.balance || plainWords;
      if (account === null) tab.removeAttribute('aria-label');
      else tab.setAttribute('aria-label', toSpoken(account));
    },
  };
}
