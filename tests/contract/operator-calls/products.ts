import { CAPTCHA, MARKS, type OperatorCall } from './operator-call';

/** Tariffs, options, services, roaming, home internet and addresses: d0 §7, d1 §7 and d2 §7. */

const PRODUCT = {
  id: '21',
  title: 'Старт',
};
const COUNTRY = {
  id: '90',
  title: 'Турция',
};
const GROUP = {
  title: 'Оборудование',
  options: [{ id: '31', title: 'Роутер' }],
};

export const productCalls: readonly OperatorCall[] = [
  {
    call: 'tariff.get',
    rows: ['TRF-04', 'TRF-419'],
    sends: 'GET /api/unite/v1/tariff/get?uuid=p-21',
    gives: PRODUCT,
  },
  {
    call: 'tariff.compare',
    rows: ['TRF-05', 'TRF-420'],
    sends: 'GET /api/unite/v1/tariff/compare?ids=21,22',
    gives: [PRODUCT],
  },
  {
    call: 'tariff.archive',
    rows: ['TRF-06', 'TRF-421'],
    sends: 'GET /api/unite/v1/tariff/archive?uuid=p-21',
    gives: [PRODUCT],
  },
  {
    call: 'tariff.getConvergent',
    rows: ['TRF-07', 'TRF-422'],
    sends: 'GET /api/unite/v1/tariff/getconvergent?uuid=p-21',
    gives: PRODUCT,
  },
  {
    call: 'option.getGroup',
    rows: ['OPT-03', 'OPT-407'],
    sends: 'GET /api/unite/v1/options/getOptionGroup?uuid=p-31',
    gives: { options: [PRODUCT] },
  },
  {
    call: 'option.get',
    rows: ['OPT-04', 'OPT-408'],
    sends: 'GET /api/unite/v1/options/getOption?uuid=p-31',
    gives: PRODUCT,
  },
  {
    call: 'option.getGroups',
    rows: ['OPT-409', 'HOME-412'],
    sends: 'GET /api/options/getOptionGroups?uuid=p-31&billingId=b-1',
    gives: {
      mf_home_internet: GROUP,
      partner_home_internet: GROUP,
      devices_home_internet: GROUP,
      tv_home_internet: GROUP,
      tv_main_home_internet: GROUP,
    },
  },
  {
    call: 'option.getBadges',
    rows: ['OPT-410'],
    sends: 'GET /api/unite/v1/options/getbadges?uuid=p-31',
    gives: { badges: [{ type: 'sale', text: '−20%' }] },
  },
  {
    call: 'service.archive',
    rows: ['OPT-05', 'OPT-411'],
    sends: 'GET /api/unite/v1/service/archive?uuid=p-31',
    gives: [{ title: 'Музыка', href: '/services/music' }],
  },
  {
    call: 'roaming.showcase',
    rows: ['ROAM-02', 'ROAM-403'],
    sends: 'GET /api/unite/v1/roaming/showcase?id=90&uuid=p-90',
    gives: { products: [COUNTRY], defaultProduct: COUNTRY, chineseProduct: COUNTRY, service: PRODUCT },
  },
  {
    call: 'roaming.getTariffList',
    rows: ['ROAM-03', 'ROAM-404'],
    sends: 'GET /api/unite/v1/roaming/gettarifflist?uuid=p-90',
    gives: [PRODUCT],
  },
  {
    call: 'roaming.goodbyeDetails',
    rows: ['ROAM-04', 'ROAM-405'],
    sends: 'GET /api/unite/v1/roaming/goodbyedetails?uuid=p-90',
    gives: { features: [{ key: 'Звонки', value: 'Как дома' }] },
  },
  {
    call: 'roaming.goodbyeCountries',
    rows: ['ROAM-05', 'ROAM-406'],
    sends: 'GET /api/unite/v1/roaming/goodbyecountries?uuid=p-90',
    gives: [COUNTRY],
  },
  {
    call: 'roaming.popularCountries',
    rows: ['ROAM-06'],
    sends: 'GET /api/unite/v1/roaming/popularCountries',
    gives: [COUNTRY],
  },
  {
    call: 'roaming.popularCountries',
    rows: ['ROAM-407'],
    sends: 'GET /api/unite/v1/roaming/popularCountries?uuid=p-90',
    gives: [COUNTRY],
  },
  {
    call: 'roaming.getOptions',
    rows: ['ROAM-07', 'ROAM-408'],
    sends: 'GET /api/unite/v1/roaming/getoptions?uuid=p-90',
    gives: [PRODUCT],
  },
  {
    call: 'roaming.suggest',
    rows: ['ROAM-409'],
    sends: 'GET /api/unite/v1/roaming/suggest?realm=country&query=Тур',
    gives: [COUNTRY],
  },
  {
    call: 'address.suggest',
    rows: ['CONV-44', 'CONV-402'],
    sends: 'POST /api/unite/v1/wifire/getSuggestions',
    json: { query: 'Москва, Лесная' },
    gives: { suggestions: [{ value: 'г Москва, ул Лесная', data: { houseguid: 'h-1' } }] },
  },
  {
    call: 'address.check',
    rows: ['CONV-44', 'CONV-403'],
    sends: 'POST /api/unite/v1/wifire/checkAddress',
    json: { houseGuid: 'h-1' },
    gives: { result: true, partnersid: ['4'], error: 'Частично' },
  },
  {
    call: 'convergent.addRequest',
    rows: ['CONV-43', 'CONV-404'],
    sends: 'POST /api/unite/v1/convergent/addrequest',
    json: {
      contactPhone: '79261234567',
      name: 'Анна',
      __captcha: CAPTCHA,
      ...MARKS,
      address: 'г Москва, ул Лесная, д 5',
      city: 'Москва',
      street: 'Лесная',
      house: '5',
      houseGuid: 'h-1',
      optionName: 'ТВ,Роутер',
      region: 'moscow',
      tariffName: 'Вместе',
      private: 'off',
      payment: { monthly: 1190, once: 0 },
    },
    gives: { success: true, id: '801' },
  },
  {
    call: 'convergent.channels',
    rows: ['CONV-405'],
    sends: 'GET /api/convergent/channels',
    gives: [{ id: '1', title: 'Кино', channels: [{ id: '12', title: 'Первый' }] }],
  },
  {
    call: 'home.connect',
    rows: ['HOME-101', 'HOME-413'],
    sends: 'POST /api/unite/v1/options/connecthomeinternet',
    json: {
      name: 'Анна',
      msisdn: '79261234567',
      address: 'г Москва, ул Лесная, д 5',
      city: 'Москва',
      street: 'Лесная',
      house: '5',
      houseGuid: 'h-1',
      private: 'off',
      tariffId: '21',
      optionIds: ['31'],
      devices: [{ id: '32', count: 2 }],
      payment: { monthly: 850, once: 0 },
      __captcha: CAPTCHA,
      ...MARKS,
    },
    gives: { success: true, id: '802' },
  },
];
