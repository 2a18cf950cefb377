import { defineMachine } from '#registry/define-machine';
import type { Contact, Events, Props } from './contract';

export type States = { fill: Contact; sent: Contact };

const NO_CONTACT: Contact = { name: '', phone: '', email: '' };

const toContact = (_: object, { name, phone, email }: Contact): Contact => ({ name, phone, email });

export const machine = defineMachine<States, Events, Props>()({
  initial: 'fill',
  start: () => ({ state: 'fill', data: NO_CONTACT }),
  local: ['CORRECT'],
  states: {
    fill: { on: { SAVED: { to: 'sent', data: toContact } } },
    sent: { final: true, on: { CORRECT: { to: 'fill', data: (contact) => contact } } },
  },
});
