import { defineMachine } from '#registry/define-machine';
import { noNumber, toCodeData, type CodeData, type NumberData } from '../kit/code/code-steps';
import type { Events, Props, Status } from './contract';

type Message = { recipient: string; text: string };

/** CODE-201. The number is the sender's. */
export type States = {
  add: NumberData & Message;
  confirm: CodeData & Message;
  success: { msisdn: string; recipient: string; status: Status };
};

const noMessage: Message = { recipient: '', text: '' };
const toConfirm = (_: object, event: Events['CODE_SENT']): States['confirm'] => ({
  ...toCodeData(_, event),
  recipient: event.recipient,
  text: event.text,
});

export const machine = defineMachine<States, Events, Props>()({
  initial: 'add',
  start: () => ({ state: 'add', data: { ...noNumber, ...noMessage } }),
  local: ['EDIT', 'WRITE_ANOTHER'],
  states: {
    add: {
      on: {
        CODE_SENT: { to: 'confirm', data: toConfirm },
        CAPTCHA_WANTED: {
          to: 'add',
          data: (data, { msisdn, captcha, recipient = data.recipient, text = data.text }) => ({
            msisdn,
            captcha,
            recipient,
            text,
          }),
        },
      },
    },
    confirm: {
      on: {
        CODE_SENT: { to: 'confirm', data: toConfirm },
        EDIT: {
          to: 'add',
          data: ({ msisdn, recipient, text }) => ({ msisdn, recipient, text, captcha: null }),
        },
        SENT: { to: 'success', data: ({ msisdn, recipient }, { status }) => ({ msisdn, recipient, status }) },
      },
    },
    success: {
      final: true,
      on: {
        CHECKED: { to: 'success', data: (data, { status }) => ({ ...data, status }) },
        WRITE_ANOTHER: { to: 'add', data: ({ msisdn }) => ({ ...noMessage, msisdn, captcha: null }) },
      },
    },
  },
});
