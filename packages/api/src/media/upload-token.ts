import type { Ports } from '../context';

/** The form in which an upload URL's token is kept: what the table holds opens nothing. */
export function uploadTokenHash({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest(`upload:${token}`);
}
