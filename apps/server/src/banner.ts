import type { Login } from './demo-family';

/** What a person who started the server wants to know: where to go, and how to sign in. */
export function banner({ url, logins, role }: { url: string; logins: Login[]; role: string }): string {
  if (role === 'worker')
    return `Herohood's worker is running. Its health and metrics: ${url}/readyz, ${url}/metrics\n`;
  const lines = [
    '',
    `  Herohood is running at ${url}`,
    '',
    `    Parents   ${url}/parent/auth?mode=login`,
    `    Heroes    ${url}/kids-login`,
    `    API       ${url}/api/docs`,
    '',
    ...logins.flatMap(({ title, details }) => [
      `  ${title}`,
      ...details.map((detail) => `    ${detail}`),
      '',
    ]),
    '  Stop with Ctrl+C.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}
