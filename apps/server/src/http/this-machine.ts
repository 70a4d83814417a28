import type { FastifyRequest } from 'fastify';
import { isLoopback, isLoopbackHost } from '../public-origin';

const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether a request comes straight from this machine: no proxy is trusted or has left a header, and both the caller's
 * address and the name in `Host` are loopback's.
 */
export function isFromThisMachine({ raw, headers, hostname, ips }: FastifyRequest): boolean {
  // The framework sets `ips` where a proxy is trusted.
  if (ips !== undefined || OF_PROXIES.some((name) => headers[name] !== undefined)) return false;
  return isLoopback(raw.socket.remoteAddress ?? '') && isLoopbackHost(hostname);
}
