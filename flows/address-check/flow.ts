import { defineFlow } from '#registry/define-flow';
import { ADDRESS_LOOKUP, addressInput } from '../kit/address/address-contract';
import { ADDRESS_MESSAGES } from '../kit/address/address-texts';
import { readRememberedAddress } from '../kit/address/remembered-address';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { checkAnswer, props, toVerdict } from './contract';
import { machine } from './machine';

const HOUSE = 'г Москва, ул Липовая Аллея, д 3';

/** Tells whether home internet can be connected at an address (HOME-203). */
export const flow = defineFlow({
  type: 'address-check',
  version: 1,
  label: 'Проверка адреса',
  description: 'Говорит, можно ли подключить домашний интернет по адресу.',
  props,
  examples: [
    { name: 'на странице домашнего интернета', props: {} },
    {
      name: 'в тарифе',
      props: { view: 'in-tariff', tariff: 'Дом и кино', anchor: '/tariffs/home/dom-i-kino' },
    },
    {
      name: 'в окне без тарифа',
      props: { view: 'popup', title: 'Проверка адреса', description: 'Ответ придёт сразу.' },
    },
  ],
  recall(remembered) {
    const checked = readRememberedAddress(remembered);
    if (checked === null) return null;
    return toVerdict(checked);
  },
  ttlSeconds: 1800,
  machine,
  actions: {
    check: {
      from: ['form'],
      input: addressInput,
      outcome: checkAnswer,
      limits: [{ by: 'address', points: 120, seconds: 600 }],
    },
  },
  lookups: { addresses: ADDRESS_LOOKUP },
  messages: { ...ADDRESS_MESSAGES, server: FLOW_TEXTS.server },
  samples: {
    FOUND: [
      {
        address: 'Липовая Аллея',
        found: [
          { value: HOUSE, guid: 'house-3', otherRegion: null },
          { value: 'г Москва, ул Липовая Аллея, д 5', guid: 'house-5', otherRegion: null },
          {
            value: 'г Тверь, ул Липовая, д 1',
            guid: 'house-1',
            otherRegion: { code: 'tver', title: 'Тверская область' },
          },
        ],
      },
    ],
    SUCCESS: [{ address: HOUSE }],
    NOT_SUPPORTED: [{ address: 'г Москва, ул Липовая Аллея, д 12' }],
    RESET_FORM: [{}],
  },
});
