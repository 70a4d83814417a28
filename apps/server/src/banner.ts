import type { DemoLogins } from '@herohood/api/demo/read-demo-logins';

/** What a person who started the server wants to know. */
export interface Welcome {
  role: 'all' | 'server' | 'worker';
  /** Where people reach the server; for a worker the address of its own health and metrics. */
  url: string;
  /** Where this machine reaches it, when that is another address. */
  ownUrl: string;
  /** The demo family as long as it can be entered with the published password. */
  demo: DemoLogins | null;
  /** Whether others than this machine can reach the server. */
  isPublic: boolean;
}

/** Where to go, and how to sign in. */
export function banner({ role, url, ownUrl, demo, isPublic }: Welcome): string {
  if (role === 'worker')
    return `Herohood's worker is running. Its health and metrics: ${url}/readyz, ${url}/metrics\n`;
  const lines = [
    '',
    `Herohood is running at ${url} (Ctrl+C stops it)`,
    ...(ownUrl === url ? [] : [`On this machine also at ${ownUrl}`]),
    `  Parents   ${url}/parent/auth?mode=login`,
    `  Heroes    ${url}/kids-login`,
    `  API       ${url}/api/docs`,
    ...demoLines(demo, isPublic),
  ];
  return `${lines.join('\n')}\n`;
}

function demoLines(demo: DemoLogins | null, isPublic: boolean): string[] {
  if (demo === null) return [];
  if (isPublic) {
    return [
      'The demo family is still here, with a password that everybody knows. Others reach this server:',
      'sign in as its owner and erase it, or change its passwords (npm run admin -- demo-logins).',
    ];
  }
  const width = Math.max(...demo.parents.map(({ email }) => email.length));
  return [
    `Demo family, code ${demo.familyCode}`,
    ...demo.parents.map(
      ({ firstName, email }) =>
        `  Parent ${firstName.padEnd(6)} e-mail ${email.padEnd(width)}   password ${demo.password}`,
    ),
    ...demo.heroes.map(
      ({ name, username, pin }) => `  Hero   ${name.padEnd(6)} username ${username.padEnd(8)} PIN ${pin}`,
    ),
  ];
}
