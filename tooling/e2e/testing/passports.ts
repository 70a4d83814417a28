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

/** Signs somebody in by `act`: what they carry then, and what `act` brings. */
export async function signIn<T>(
  url: string,
  act: (api: APIRequestContext) => Promise<T>,
): Promise<[Passport, T]> {
  const api = await request.newContext({ baseURL: url });
  try {
    const answer = await act(api);
    return [await api.storageState(), answer];
  } finally {
    await api.dispose();
  }
}

/** Signs everybody in at a server with the demo family, and founds a family that is on trial. */
export async function makeWorld(url: string): Promise<{ world: World; passports: Passports }> {
  const [parent, { familyCode }] = await signIn(url, (api) => send(api, '/api/auth/login', PARENT));
  const [hero] = await signIn(url, async (api) => {
    const { id } = await send(api, '/api/auth/child-login', { ...HERO, familyCode });
    // They have told of yesterday: no story comes before another screen.
    await api.post(`/api/children/${id}/trip/open`);
  });
  const { world, passports } = await addOthers({ url, parent, familyCode }, newParent);
  return { world, passports: { ...passports, parent, hero } };
}

interface Family {
  url: string;
  /** The owner's. */
  parent: Passport;
  familyCode: string;
}

/** Adds who stands around a family: its helper, somebody who waits to join it, and a family that begins to pay. */
export async function addOthers(
  { url, parent, familyCode }: Family,
  personOf: (firstName: string) => Record<string, string>,
): Promise<{ world: World; passports: Omit<Passports, 'parent' | 'hero'> }> {
  const join = (firstName: string) =>
    signIn(url, (api) => send(api, '/api/auth/register', { ...personOf(firstName), familyCode }));
  const [helper] = await join('Granny');
  const owner = await request.newContext({ baseURL: url, storageState: parent });
  const [asked] = await (await owner.get('/api/family/join-requests')).json();
  await send(owner, `/api/family/join-requests/${asked.id}/accept`, { role: 'helper' });
  await owner.dispose();
  const [waiting] = await join('Robin');
  const [newcomer, begun] = await signIn(url, async (api) => {
    await send(api, '/api/auth/register', personOf('Pat'));
    return send(api, '/api/subscription/create', { planId: 'monthly' });
  });
  const [nobody] = await signIn(url, async () => null);
  return {
    world: { clientSecret: String(begun.clientSecret) },
    passports: { nobody, helper, waiting, newcomer },
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
  device: Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'locale'>,
): Promise<BrowserContext> {
  return browser.newContext({
    locale: 'en-US',
    ...device,
    storageState,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: FAMILY_ZONE,
  });
}
