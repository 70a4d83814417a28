import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that are nobody's on the public internet: this machine, local networks, examples, multicast. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits);
}
// Tunnels into IPv4 and the examples' range, inside the part of IPv6 that is routed.
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6');
}
const ROUTED_IPV6 = new BlockList();
ROUTED_IPV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address may be called because of what a browser said. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !PRIVATE.check(address);
  return ROUTED_IPV6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

const NO_ADDRESS = Object.assign(new Error('The name has no public address.'), { code: 'EPRIVATE' });

type Resolve = (
  name: string,
  options: { all: true; family?: number },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveByDns: Resolve = (name, options, done) => lookup(name, options, done);

/**
 * Resolves names as Node does but keeps public addresses only. It decides about the very address that is then
 * connected to, so a name cannot be public when it is looked at and private when it is called.
 */
export function publicLookup(resolve: Resolve = resolveByDns): LookupFunction {
  return (hostname, options, callback) => {
    const family = options.family === 6 || options.family === 'IPv6' ? 6 : options.family === 4 ? 4 : 0;
    resolve(hostname, { all: true, family }, (error, addresses) => {
      if (error) return callback(error, []);
      const open = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (!first) return callback(NO_ADDRESS, []);
      return options.all ? callback(null, open) : callback(null, first.address, first.family);
    });
  };
}
