import ipaddr from 'ipaddr.js';
import { isLoopback } from '../public-origin';

/** Under what a limit by address counts a caller; null: nobody is counted. */
export type CountedAddress = (address: string) => string | null;

/**
 * Makes the rule by which callers are told apart. Without a trusted proxy loopback is not counted: it is the operator, or
 * a proxy that stands for everybody. Behind a trusted one everybody has an address of their own, and who names loopback
 * is counted like all others.
 */
export function countedAddress(isProxyTrusted: boolean): CountedAddress {
  return (address) => {
    const network = networkOf(address);
    return !isProxyTrusted && isLoopback(network) ? null : network;
  };
}

/** The address, for IPv6 its network of 64 bits: a household has all of that, and could take a new address for each call. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const [network, ...rest] = [...parsed.parts.slice(0, 4), 0, 0, 0, 0].map((part) => part.toString(16));
  return parsed.range() === 'loopback' ? LOOPBACK_V6 : `${[network, ...rest.slice(0, 3)].join(':')}::`;
}

const LOOPBACK_V6 = '::1';
