import { defineMachine } from '#registry/define-machine';
import { noNumber, toCodeData, withCaptcha, type CodeData, type NumberData } from '../kit/code/code-steps';
import type { Events, Props } from './contract';

/** The friend's number goes along with the visitor's own. */
type WithFriend<Data> = Data & { friend: string };

/** CODE-201 */
export type States = {
  add: WithFriend<NumberData>;
  confirm: WithFriend<CodeData>;
  success: { msisdn: string; friend: string };
};

const toCode = (_: object, event: Events['CODE_SENT']): States['confirm'] => ({
  ...toCodeData(_, event),
  friend: event.friend,
});

export const machine = defineMachine<States, Events, Props>()({
  initial: 'add',
  start: () => ({ state: 'add', data: { ...noNumber, friend: '' } }),
  local: ['CHANGE_NUMBER', 'INVITE_ANOTHER'],
  states: {
    add: {
      on: {
        CODE_SENT: { to: 'confirm', data: toCode },
        CAPTCHA_WANTED: {
          to: 'add',
          data: (data, { msisdn, captcha, friend = data.friend }) => ({ msisdn, captcha, friend }),
        },
      },
    },
    confirm: {
      on: {
        CODE_SENT: { to: 'confirm', data: toCode },
        CAPTCHA_WANTED: { to: 'confirm', data: withCaptcha },
        CHANGE_NUMBER: { to: 'add', data: ({ msisdn, friend }) => ({ msisdn, friend, captcha: null }) },
        INVITED: { to: 'success', data: ({ msisdn, friend }) => ({ msisdn, friend }) },
      },
    },
    success: {
      final: true,
      on: {
        INVITE_ANOTHER: { to: 'add', data: ({ msisdn }) => ({ msisdn, friend: '', captcha: null }) },
      },
    },
  },
});
