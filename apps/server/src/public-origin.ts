import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** What decides who can reach this server. */
export interface Reach {
  PUBLIC_URL?: URL | undefined;
  HOST: string;
  /** Whether a proxy stands in front, whose visitors come from anywhere. */
  TRUST_PROXY?: unknown;
}

/**
 * The origin at which people reach this server: PUBLIC_URL, else the address it listens at. What a request says in
 * its `Host` is not asked, because anybody can write there, and mails carry this origin in their links.
 */
export function publicOrigin(env: Reach, port: number): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL.origin;
  return isEverywhere(env.HOST)
    ? (networkOrigin(env, port) ?? loopbackOrigin(env, port))
    : originAt(env.HOST, port);
}

/** The origin at which this process reaches itself, whatever stands in front of it. */
export function loopbackOrigin({ HOST }: Pick<Reach, 'HOST'>, port: number): string {
  return originAt(isEverywhere(HOST) ? 'localhost' : HOST, port);
}

/** Where others in the same network reach a server that listens everywhere; null for any other, or without a network. */
export function networkOrigin({ HOST }: Pick<Reach, 'HOST'>, port: number): string | null {
  if (!isEverywhere(HOST)) return null;
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const outward = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
  return outward ? originAt(outward.address, port) : null;
}

/** Whether only this machine reaches the server: no proxy brings others, and PUBLIC_URL's host, else HOST, is loopback. */
export function isOnLoopback({ PUBLIC_URL, HOST, TRUST_PROXY = false }: Reach): boolean {
  return TRUST_PROXY === false && isLoopbackHost(PUBLIC_URL?.hostname ?? HOST);
}

/** Whether a host is this machine by name or by address. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare.endsWith('.localhost') || isLoopback(bare);
}

function originAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** An address that listens everywhere is not one to open. */
function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Whether an address is this machine's own. A name that only begins like one (`127.example.org`) is not. */
export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && /^(?:::1$|(?:::ffff:)?127\.)/.test(address);
}
