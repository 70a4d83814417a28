import type { Ports } from '../context';

/** The form in which the token of a hero's sign-in link is kept: what the table holds opens nothing. */
export function loginLinkHash({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest(`login-link:${token}`);
}
