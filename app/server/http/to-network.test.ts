import { describe, expect, test } from 'vitest';
import { toNetwork } from './to-network';

describe('what limits by address count', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
  ])('is an IPv4 address as it is: %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });

  test.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff::9',
    '2001:0DB8:0001:0002:a:b:c:d',
    '2001:db8:1:2::1%eth0',
    '2001:db8:1:2::203.0.113.7',
  ])('is one network for all addresses of a /64: %s', (address) => {
    expect(toNetwork(address)).toBe('2001:db8:1:2::/64');
  });

  test('keeps networks apart whose zeros are written in short', () => {
    expect(toNetwork('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(toNetwork('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
    expect(toNetwork('::1')).toBe('0:0:0:0::/64');
  });

  test.each([undefined, '', 'unknown', '203.0.113', '2001:db8', '<script>'])(
    'is nothing for what is no address: %s',
    (address) => {
      expect(toNetwork(address)).toBe('');
    },
  );
});
