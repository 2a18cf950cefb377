import { expect, test } from 'vitest';
import { visitFlow } from './post-flow';
import { startSite } from './site-process';

/** How often the site has asked the operator for each thing. */
function countCalls(lines: readonly Readonly<Record<string, unknown>>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { call } of lines) counts[String(call)] = (counts[String(call)] ?? 0) + 1;
  return counts;
}

test('a step asks the operator once for what it and the other flows of its page begin with', async () => {
  const site = await startSite({ LOG_LEVEL: 'debug' });
  const visit = visitFlow({ port: site.port, path: '/forhome', flow: 'home-internet', address: '10.5.0.1' });
  await visit.open();
  // What the page itself has asked for is logged before its request is.
  await site.waitFor('request', ({ path }) => path === '/forhome');
  const before = site.events('gateway-call').length;

  await visit.postData('check', { address: 'г Москва, ул Липовая Аллея, д 3' });
  await site.waitFor('flow-step');

  const counts = countCalls(site.events('gateway-call').slice(before));
  expect(counts).toMatchObject({ 'address.check': 1, 'option.getGroups': 1 });
});
