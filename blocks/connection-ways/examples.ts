import type { OptionWays } from '#schemas/products/option-ways';

const ALL: OptionWays = {
  isFast: true,
  others: [
    { kind: 'ussd', value: '*105*402#', href: 'tel:*105*402%23', number: '' },
    { kind: 'voice', value: '0500 402', href: 'tel:0500402', number: '' },
    { kind: 'account', value: '', href: 'https://lk.example.test/services/zashchita', number: '' },
  ],
};

export const examples = [
  {
    name: 'все способы',
    props: {
      connectPopupId: 'connect',
      note: '<p>Отключить услугу можно в&nbsp;Личном кабинете или командой <strong>*105#</strong>.</p>',
    },
    data: ALL,
  },
  { name: 'одна команда', props: {}, data: { isFast: false, others: ALL.others.slice(0, 1) } },
];
