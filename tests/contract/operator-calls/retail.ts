import { CAPTCHA, CODE_SENT, DONE, type OperatorCall } from './operator-call';

/** The shop, its orders, and coming with the own number: d0 §7, d1 §3 and §7. */

const GOODS = {
  privateid: '10001',
  name: 'Телефон',
  statuses: ['IM', 'CCM'],
  price_2: 9990,
};
const TAKEN = {
  ok: true,
  requestId: 'r-1',
};
const ADDRESS = {
  city: 'Москва',
  street: 'Лесная',
  house: '5',
  building: '1',
  flat: '12',
  comment: 'Домофон',
};

const shopCalls: readonly OperatorCall[] = [
  {
    call: 'retail.catalog',
    rows: ['SHOP-03', 'SHOP-114'],
    sends: 'GET /api/retail/v1/catalog/{id}?region=moscow',
    path: { id: 'phones' },
    gives: { id: 'phones', products: [GOODS] },
  },
  {
    call: 'retail.product',
    rows: ['SHOP-04', 'SHOP-115'],
    sends: 'GET /api/retail/v1/catalog/product/{id}?region=moscow',
    path: { id: '10001' },
    gives: GOODS,
  },
  {
    call: 'retail.regions',
    rows: ['SHOP-05', 'SHOP-07', 'SHOP-116'],
    sends: 'GET /api/retail/v2/regions?region=moscow',
    gives: [{ id: '1', title: 'Москва', prefix: 'moscow', shop_id: '101' }],
  },
  {
    call: 'retail.shops',
    rows: ['SHOP-06', 'SHOP-117'],
    sends: 'GET /api/retail/v1/shops/{a}/{b}?region=moscow&detail=1',
    path: { a: '101', b: '10001' },
    gives: {
      shops: { '7': { section_type: 2, productId: '10001' } },
      deliveries: [{ delivery_id: '1' }],
      branches: [{ branch: '3', price: 9990, price_sim: 100, teleport: { price: 0 } }],
    },
  },
  {
    call: 'retail.search',
    rows: ['SHOP-118'],
    sends: 'GET /api/retail/v1/search?search=телефон&region=moscow',
    gives: { carts: [{ title: 'Телефон', link: '/shop/10001' }], nums: 1, more_link: '/shop/search' },
  },
  {
    call: 'productOrder.getproduct',
    rows: ['ORD-02', 'ORD-165'],
    sends: 'GET /api/unite/v1/productOrder/getproduct?id=21&pack=2',
    gives: { ...GOODS, id: '21', title: 'Старт' },
  },
  {
    call: 'metro.list',
    rows: ['ORD-109'],
    sends: 'GET /api/unite/v1/common/metro/list',
    gives: [{ id: '1', title: 'Белорусская' }],
  },
  {
    call: 'retail.order',
    rows: ['ORD-159'],
    sends: 'POST /api/retail/v1/order',
    json: {
      fio: 'Иванова Анна Петровна',
      email: 'anna@example.test',
      phone: '79261234567',
      address: ADDRESS,
      captcha: CAPTCHA,
      pickup: '7',
      date: '2026-12-01',
      interval: '10-14',
      contents: [
        {
          position: 1,
          type: 'connection',
          publicid: '21',
          quantity: 1,
          simType: '4FF',
          tag_tariff: 'start',
          number: { msisdn: '79267654321', goodid: '55' },
          tp_options: ['31'],
        },
      ],
      comment: 'Позвоните',
      promocode: 'NOVEMBER',
      ordertype: 'sim',
      payment: 'card',
      delivery: {
        kind: 'courier',
        address: { ...ADDRESS, city_id: '77' },
        price: 300,
        branch: '101',
        date: '2026-12-01',
        interval: '10-14',
      },
      type: 'connection',
      region: 'moscow',
      salon_id: '7',
      codeName: 'S1-7',
      createDate: '2026-11-24T09:30:00.000Z',
    },
    gives: { ...CODE_SENT, orderId: 'o-1' },
  },
  {
    call: 'retail.sms.accept',
    rows: ['ORD-160'],
    sends: 'POST /api/retail/v1/sms/accept',
    json: { orderId: 'o-1', code: '123456' },
    gives: DONE,
  },
  {
    call: 'retail.sms.repeat',
    rows: ['ORD-161'],
    sends: 'POST /api/retail/v1/sms/repeat',
    json: { orderId: 'o-1' },
    gives: CODE_SENT,
  },
  {
    call: 'retail.choice',
    rows: ['ORD-162'],
    sends: 'POST /api/retail/v1/choice',
    json: { number: { msisdn: '79267654321', goodid: '55' } },
    gives: DONE,
  },
  {
    call: 'retail.order.slots',
    rows: ['ORD-163'],
    sends: 'GET /api/retail/v1/order/slots/{id}',
    path: { id: '10001' },
    gives: { slots: [{ date: '2026-12-01', intervals: ['10-14'] }] },
  },
  {
    call: 'retail.cart.tariff',
    rows: ['ORD-164'],
    sends: 'POST /api/retail/v1/cart/tariff',
    json: { tariff_id: '21', service_packs: ['2'] },
    gives: DONE,
  },
];

const portingCalls: readonly OperatorCall[] = [
  {
    call: 'mnp.resolveDomain',
    rows: ['MNP-105'],
    sends: 'GET /api/unite/v1/mnp/resolveDomain?msisdn=79161234567',
    gives: { domain: 'moscow' },
  },
  {
    call: 'mnp.addRequest',
    rows: ['MNP-106'],
    sends: 'POST /api/unite/v1/mnp/addRequest',
    form:
      'msisdn=79161234567&name=Анна&contactPhone=79261234567&email=anna@example.test&region=moscow&' +
      'tariffTag=start&packTag=two&ref=main&captcha[form]=mnp&captcha[id]=c-17&captcha[code]=4821',
    gives: TAKEN,
  },
  {
    call: 'mnp.updateRequest',
    rows: ['MNP-107'],
    sends: 'POST /api/unite/v1/mnp/updateRequest',
    form: 'requestId=r-1&msisdn=79161234567&date=2026-12-10&email=anna@example.test&tariffTag=start',
    gives: TAKEN,
  },
  {
    call: 'mnp.addRequestActivity',
    rows: ['MNP-108'],
    sends: 'POST /api/unite/v1/mnp/addRequestActivity',
    form: 'requestId=r-1&activity=date',
    gives: TAKEN,
  },
  {
    call: 'mnp.storeShopRequest',
    rows: ['MNP-109'],
    sends: 'POST /api/unite/v1/mnp/storeShopRequest',
    form:
      'msisdn=79161234567&shopId=7&requestId=r-1&name=Анна&phone=79261234567&email=anna@example.test&' +
      'date=2026-12-10&tariffTag=start&packTag=two&ref=main&' +
      'captcha[form]=mnp&captcha[id]=c-17&captcha[code]=4821',
    gives: TAKEN,
  },
  {
    call: 'mnp.sendNotice',
    rows: ['MNP-110'],
    sends: 'POST /api/unite/v1/mnp/sendNotice',
    form: 'msisdn=79161234567&email=anna@example.test&captcha[form]=mnp&captcha[id]=c-17&captcha[code]=4821',
    gives: TAKEN,
  },
  {
    call: 'retail.mnporder',
    rows: ['MNP-111'],
    sends: 'POST /api/retail/v1/mnporder',
    form:
      'msisdn=79161234567&requestId=r-1&fio=Иванова Анна Петровна&phone=79261234567&' +
      'email=anna@example.test&tariffTag=start&packTag=two&ref=main&system=site&personal=1&' +
      'date=2026-12-10&region=moscow&shopId=7&delivery[kind]=courier&delivery[city]=г Москва&' +
      'delivery[street]=ул Садовая&delivery[house]=д 3&delivery[building]=1&delivery[flat]=12&' +
      'delivery[comment]=Код 12&delivery[date]=2026-12-01&delivery[interval]=10:00–14:00&' +
      'captcha[form]=mnp&captcha[id]=c-17&captcha[code]=4821',
    gives: { ok: true, orderId: 'o-2' },
  },
  {
    call: 'mnp.sendStatusCode',
    rows: [],
    sends: 'POST /api/unite/v1/mnp/sendStatusCode',
    form: 'msisdn=79161234567&captcha[form]=mnp&captcha[id]=c-17&captcha[code]=4821',
    gives: { ok: true, codeLength: 6, timeout: 180 },
  },
  {
    call: 'mnp.status',
    rows: [],
    sends: 'POST /api/unite/v1/mnp/status',
    form: 'msisdn=79161234567&code=123456',
    gives: { ok: true, status: 'refused', requestId: '3000001', reason: 'sim.mnp.msisdn.other.region' },
  },
];

export const retailCalls: readonly OperatorCall[] = [...shopCalls, ...portingCalls];
