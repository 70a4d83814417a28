import type { Env } from './env';

/**
 * The origin at which people reach this server: PUBLIC_URL, else the address it listens at. What a request says in
 * its `Host` is not asked, because anybody can write there, and mails carry this origin in their links.
 */
export function publicOrigin(env: Pick<Env, 'PUBLIC_URL' | 'HOST'>, port: number): string {
  return env.PUBLIC_URL?.origin ?? `http://${hostForPeople(env.HOST)}:${port}`;
}

/** The origin at which this process reaches itself, whatever stands in front of it. */
export function loopbackOrigin(env: Pick<Env, 'HOST'>, port: number): string {
  return `http://${hostForPeople(env.HOST)}:${port}`;
}

/** An address that listens everywhere is not one to open. */
function hostForPeople(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
