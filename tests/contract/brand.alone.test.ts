import { expect, test, vi } from 'vitest';
import type * as brandModule from '#schemas/brand';
import { checkOperatorAddress } from '#schemas/gateway/account';
import { checkOperatorNumber } from '#schemas/gateway/codes';
import { orderEmail } from '#flows/kit/order/order-fields';
import { toActivationText } from '#flows/kit/sim/activation-texts';
import { FLOW_TEXTS } from '#flows/kit/texts/flow-texts';

/** The product, built for another brand: nothing but the one constant is changed. */
vi.mock('#schemas/brand', async (readOriginal) => {
  const original = await readOriginal<typeof brandModule>();
  const BRAND = original.parseBrand({ slug: 'volna', nominative: 'Волна', prepositional: 'Волне' });
  return { ...original, BRAND };
});

test('[ACCT-117] paths, codes and the rule of e-mails take the product from one constant', () => {
  expect(checkOperatorAddress.path).toBe('/api/unite/v1/ip/isvolna');
  expect(checkOperatorNumber.path).toBe('/api/unite/v1/msisdn/isvolna');
  expect(toActivationText({ code: 'sim.mnp.msisdn.network.volna' })).toContain('Волне');
  expect(toActivationText({ code: 'sim.mnp.msisdn.network.megafon' })).not.toContain('перенести');
  expect(orderEmail.safeParse('anna@volna.test').success).toBe(false);
  expect(orderEmail.safeParse('anna@megafon.test').success).toBe(true);
  expect(FLOW_TEXTS.notSubscriber).toBe('Этот номер не в Волне');
});
