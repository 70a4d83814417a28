/**
 * Whether a caller sits on this machine: a program of the operator's, or a reverse proxy whose forwarded
 * addresses are not trusted. Either way the address says nothing about a person, so nothing is counted against it.
 */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
