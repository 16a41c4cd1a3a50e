import { BlockList, isIP } from 'node:net';

/** Networks that are not the public Internet: this machine, private and shared networks, links, tests, multicast (RFC 6890). */
const networks: readonly (readonly [address: string, bits: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Everything outside of the allocated addresses, 2000::/3.
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  // Allocated addresses that lead to IPv4 networks, or are for documentation.
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
];

const list = new BlockList();
for (const [address, bits, family] of networks) list.addSubnet(address, bits, family);

/** Whether an address is not a public Internet address; text that is not an address counts as not public. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
