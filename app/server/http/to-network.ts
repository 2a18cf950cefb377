import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** One subscriber has a whole /64 of IPv6, and with it 2^64 addresses. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What limits by address count: an IPv4 address as it is, also when it is written as IPv6, and the /64 network of an
 * IPv6 one (`2001:db8:0:1::/64`). Empty for anything else.
 */
export function toNetwork(address: string | undefined): string {
  const [plain = ''] = (address ?? '').split('%', 1);
  const [, mapped = plain] = MAPPED_IPV4.exec(plain) ?? [];
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return '';
  const network = toGroups(plain).slice(0, NETWORK_GROUPS);
  return `${network.join(':')}::/64`;
}

/** The eight groups of an address without leading zeros; `::` stands for as many zeros as are missing. */
function toGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = toList(head);
  const after = tail === undefined ? [] : toList(tail);
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** An IPv4 address at the end takes the place of two groups. */
function toList(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? [group, ''] : [group]));
}
