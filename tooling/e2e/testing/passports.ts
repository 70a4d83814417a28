import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  request,
} from 'playwright-core';
import { FAMILY_ZONE } from './family-zone';
import type { Role, World } from './screen';
import { send } from './set-up-family';

/** What somebody carries into a browser to be signed in there. */
export type Passport = Awaited<ReturnType<APIRequestContext['storageState']>>;
export type Passports = Record<Role, Passport>;

const PARENT = { email: 'parent@herohood.example', password: 'adventure-time' };
const HERO = { username: 'leo9', pin: '1357' };

/** Signs everybody in at a server with the demo family, and founds a family that is on trial. */
export async function makeWorld(url: string): Promise<{ world: World; passports: Passports }> {
  const enter = async <T>(act: (api: APIRequestContext) => Promise<T>): Promise<[Passport, T]> => {
    const api = await request.newContext({ baseURL: url });
    try {
      const answer = await act(api);
      return [await api.storageState(), answer];
    } finally {
      await api.dispose();
    }
  };
  const [parent, { familyCode }] = await enter((api) => send(api, '/api/auth/login', PARENT));
  const [hero] = await enter((api) => send(api, '/api/auth/child-login', { ...HERO, familyCode }));
  const [waiting] = await enter((api) =>
    send(api, '/api/auth/register', { ...newParent('Robin'), familyCode }),
  );
  const [newcomer, begun] = await enter(async (api) => {
    await send(api, '/api/auth/register', newParent('Pat'));
    return send(api, '/api/subscription/create', { planId: 'monthly' });
  });
  const [nobody] = await enter(async () => null);
  return {
    world: { clientSecret: String(begun.clientSecret) },
    passports: { nobody, parent, hero, waiting, newcomer },
  };
}

function newParent(firstName: string): Record<string, string> {
  const email = `${firstName.toLowerCase()}@example.com`;
  return { email, password: 'long-enough', firstName, lastName: 'Rivers', timeZone: FAMILY_ZONE };
}

/** A browser context of one role at one device, without motion. */
export function enterAs(
  browser: Browser,
  storageState: Passport,
  device: Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile'>,
): Promise<BrowserContext> {
  return browser.newContext({
    ...device,
    storageState,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: FAMILY_ZONE,
  });
}
