import { isIPv6 } from 'node:net';

const groups = 8;

/** Groups of an IPv6 address that identify somebody's network; they may choose the other four freely (RFC 4291). */
const ofNetwork = 4;

/**
 * The sender for counting attempts: an IPv4 address, or the network of an IPv6 address, because every household has
 * more IPv6 addresses than could be counted.
 */
export function senderOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const mapped = bare.toLowerCase().split('::ffff:')[1];
  if (mapped?.includes('.')) return mapped;
  const [head = '', tail] = bare.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const left = tail === undefined ? 0 : groups - first.length - last.length;
  const all = [...first, ...Array.from({ length: Math.max(0, left) }, () => '0'), ...last];
  const network = all.slice(0, ofNetwork).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
