import type { Account, AccountNumber } from '#app/account/account-answer';

/** The menu of the header's template, with an account in it. */
export interface AccountMenu {
  element: HTMLDetailsElement;
  /** What is heard of the account, in place of a sum alone. */
  toSpoken: (account: Account) => string;
  fill: (account: Account) => void;
  /** While something is under way its buttons do nothing. */
  setBusy: (isBusy: boolean) => void;
  /** Tells whoever has pressed a button what came of it; empty for nothing. */
  say: (words: string) => void;
}

/** Null where the page has no template: a reduced header. */
export function createAccountMenu(place: HTMLElement): AccountMenu | null {
  const template = place.querySelector<HTMLTemplateElement>('[data-account-template]');
  const element = template?.content.firstElementChild?.cloneNode(true);
  return element instanceof HTMLDetailsElement ? toMenu(element) : null;
}

function toMenu(element: HTMLDetailsElement): AccountMenu {
  const list = element.querySelector('[data-account-others]');
  const model = list?.firstElementChild;
  const title = element.querySelector('[data-account-spoken]')?.textContent ?? '';
  const toSpoken = (balance: string) => (balance === '' ? title : `${title}, на\u00a0счёте ${balance}`);
  model?.remove();

  function put(name: string, words: string): void {
    const part = element.querySelector<HTMLElement>(`[data-account-${name}]`);
    if (part === null) return;
    part.textContent = words;
    // What the operator does not say leaves no caption behind.
    const row = part.closest<HTMLElement>('p');
    if (row !== null) row.hidden = words === '';
  }

  return {
    element,
    toSpoken: ({ balance }) => toSpoken(balance),
    fill({ name, number, balance, tariff, others }) {
      put('words', balance || title);
      put('spoken', toSpoken(balance));
      put('name', name);
      put('number', number?.shown ?? '');
      put('balance', balance);
      put('tariff', tariff);
      if (!list || !(model instanceof HTMLElement)) return;
      list.replaceChildren(...others.map((one) => toRow(model, one)));
      const group = list.parentElement;
      if (group !== null) group.hidden = others.length === 0;
    },
    setBusy(isBusy) {
      element.querySelector('[data-panel]')?.setAttribute('aria-busy', String(isBusy));
      for (const button of element.querySelectorAll('button[type="submit"]'))
        button.setAttribute('aria-disabled', String(isBusy));
    },
    say(words) {
      const status = element.querySelector('[data-account-status]');
      if (status !== null) status.textContent = words;
    },
  };
}

function toRow(model: HTMLElement, { msisdn, shown, title }: AccountNumber): Node {
  const row = model.cloneNode(true);
  if (!(row instanceof HTMLElement)) return row;
  row.querySelector('[data-account-other]')?.setAttribute('value', msisdn);
  for (const [name, words] of [
    ['number', shown],
    ['title', title],
  ]) {
    const part = row.querySelector(`[data-account-other-${name}]`);
    if (part !== null) part.textContent = words ?? '';
  }
  return row;
}
