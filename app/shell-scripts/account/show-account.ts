import { toFormBody } from '#blocks/ui/to-form-body';
import { createAccountDisplay, type AccountDisplay } from './account-display';
import {
  accountMachine,
  toChanged,
  toChecked,
  toLeft,
  type AccountSnapshot,
  type AccountStep,
} from './account-machine';
import { askAccount, postDeed } from './ask-account';

const LOGOUT_FAILED = 'Не\u00a0получилось выйти. Попробуйте ещё раз.';
const CHANGE_FAILED = 'Не\u00a0получилось перейти на\u00a0другой номер. Попробуйте ещё раз.';
const toChangedWords = (shown: string) => `Теперь вы\u00a0управляете номером ${shown}`;

/**
 * The account in the header, for a page that is the same for everybody: asks the site who the visitor is, and shows a
 * subscriber their balance and numbers. Whatever fails, the header keeps its link (ACCT-02).
 */
export function showAccount(): void {
  const place = document.querySelector<HTMLElement>('[data-account-place]');
  const display = place === null ? null : createAccountDisplay(place);
  if (place !== null && display !== null) startAccount(place, display);
}

function startAccount(place: HTMLElement, display: AccountDisplay): void {
  let snapshot: AccountSnapshot = accountMachine.start({});

  function take(steps: readonly AccountStep[]): void {
    for (const { move, tell } of steps) {
      snapshot = accountMachine.next(snapshot, move);
      display.show(snapshot);
      if (tell !== undefined) place.dispatchEvent(new CustomEvent(`account:${tell}`, { bubbles: true }));
    }
  }

  async function check(): Promise<void> {
    display.show(snapshot);
    take(toChecked(await askAccount()));
  }

  async function leave(body: URLSearchParams): Promise<void> {
    take([{ move: { type: 'LEAVE' } }]);
    take(toLeft(await postDeed(body)));
    if (snapshot.state === 'loaded') display.menu.say(LOGOUT_FAILED);
  }

  async function change(body: URLSearchParams): Promise<void> {
    take([{ move: { type: 'CHANGE' } }]);
    const outcome = await postDeed(body);
    const hadFocus = display.menu.element.contains(document.activeElement);
    take(toChanged(outcome));
    if (snapshot.state !== 'loaded') return;
    // The row that was pressed is another one now.
    if (hadFocus && outcome?.done) display.focusSummary();
    const { number } = snapshot.data.account;
    display.menu.say(outcome?.done ? toChangedWords(number?.shown ?? '') : CHANGE_FAILED);
  }

  display.menu.element.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    // A second press while the first is under way.
    if (snapshot.state !== 'loaded') return;
    display.menu.say('');
    const body = toFormBody(event.target, event.submitter);
    void (event.target.dataset['accountDeed'] === 'logout' ? leave(body) : change(body));
  });
  // Somebody may have signed out since: nothing of an account comes back from the browser's memory.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !place.isConnected) return;
    take([{ move: { type: 'CHECK' } }]);
    if (snapshot.state === 'checking') void check();
  });
  void check();
}
