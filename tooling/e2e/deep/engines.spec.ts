import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EngineName, missingOf } from '../testing/engines/engine';
import { Person } from '../testing/engines/person';
import { repositoryRoot } from '../testing/paths';
import { type Relay, startRelay } from '../testing/relay';
import type { RunningServer } from '../testing/server';
import { startServerOnShared } from '../testing/shared-postgres';

const ENGINES: EngineName[] = ['WebKit', 'Firefox'];
const PASSWORD = 'long-enough';
const PIN = '1357';
const PICTURE = readFileSync(join(repositoryRoot, 'apps/kids-web/public/icons/app-512.png')).toString(
  'base64',
);

let server: RunningServer;
let relay: Relay;
beforeAll(async () => {
  server = await startServerOnShared('engines');
});
afterAll(() => server?.stop());

/** A family by REST with a hero who has a plain mission, one with a timer and one that needs a picture. */
async function setUp(email: string) {
  let cookie = '';
  async function send(method: string, path: string, data: object) {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(data),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const body = await answer.json();
    expect(answer.ok, `${path}: ${JSON.stringify(body)}`).toBe(true);
    return body;
  }
  const own = { email, password: PASSWORD, firstName: 'Pat', lastName: 'Rivers', timeZone: 'UTC' };
  const { familyCode } = await send('POST', '/api/auth/register', own);
  const { id } = await send('POST', '/api/children', { name: 'İrem', avatarType: 'ninja' });
  await send('PATCH', `/api/children/${id}`, { username: 'İrem', pin: PIN });
  const looks = { icon: 'energy', color: 'coral', frequency: 'daily', xpReward: 50 };
  for (const more of [
    { name: 'Feed the cat' },
    { name: 'Read a book', tool: { kind: 'timer', minutes: 5 } },
    { name: 'Tidy the desk', photo: 'required' },
  ]) {
    const master = await send('POST', '/api/habits/master', { ...looks, ...more });
    await send('POST', `/api/children/${id}/habits`, { masterHabitId: master.id });
  }
  return String(familyCode);
}

async function signInAsParent(parent: Person, email: string): Promise<void> {
  await parent.open('/parent/auth?mode=login');
  await parent.type('Email', email);
  await parent.type('Password', PASSWORD);
  await parent.press('Sign In', 'submit');
  await parent.see('Today');
}

async function signInAsHero(hero: Person, familyCode: string): Promise<void> {
  await hero.open('/kids-login');
  await hero.type('Family Code', familyCode.toLowerCase());
  await hero.type('Hero Username', 'irem');
  for (const digit of PIN) await hero.press(`Digit ${digit}`);
  await hero.press('Close the welcome');
  await hero.see("Today's missions");
}

/** Hands a picture to the page as a camera does. */
const HAND_OVER = `
  const bytes = Uint8Array.from(atob(arguments[0]), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], 'desk.png', { type: 'image/png' }));
  const camera = document.querySelector('[data-camera]');
  camera.files = files.files;
  camera.dispatchEvent(new Event('change', { bubbles: true }));
`;

/** What lies around a dialog's button and can be scrolled sideways: a scroll bar takes room in some engines. */
const SCROLLED_SIDEWAYS = `
  const around = [];
  for (let at = document.querySelector('[role=dialog] button'); at; at = at.parentElement) around.push(at);
  const isScrolled = (at) => ['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth;
  return around.filter(isScrolled).map((at) => at.className);
`;

describe.each(ENGINES)('in %s', (engine) => {
  const missing = missingOf(engine);
  test.skipIf(missing)(missing ?? 'a family does what it does every day', async () => {
    const email = `${engine.toLowerCase()}@hero.example`;
    const familyCode = await setUp(email);
    relay = await startRelay(server.url);
    const parent = await Person.sitDown(engine, 'parent', server.url);
    const hero = await Person.sitDown(engine, 'hero', relay.url);
    try {
      await signInAsParent(parent, email);
      await signInAsHero(hero, familyCode);

      await hero.press('I did it! Feed the cat');
      await parent.press('Approve Feed the cat by İrem');
      await hero.see('Hooray!');
      await hero.photograph('celebration');
      expect(await hero.ask(SCROLLED_SIDEWAYS)).toEqual([]);
      // As many cards as there are: badges, and what a chest had in it.
      const camera = `return document.querySelector('[data-camera]') !== null`;
      await hero.pressPast('Hooray!', 'I did it! Tidy the desk', camera);
      await hero.ask(HAND_OVER, PICTURE);
      await hero.press('Send it!');
      await hero.see('With your parent: 1');
      await hero.photograph('picture');

      await hero.press('Start the timer: Read a book');
      await hero.press('Pause');
      await hero.photograph('timer');
      await hero.goBack();
      await hero.until(`return document.querySelector('[role=timer]') === null`);
      await hero.see("Today's missions");

      await hero.until(`return navigator.serviceWorker?.controller != null`);
      await relay.stop();
      await hero.reload();
      await hero.see('Read a book');
      await hero.see('does not answer');
      await hero.photograph('offline');

      await parent.open('/parent/reports?lang=ar');
      await parent.until(`return document.documentElement.dir === 'rtl'`);
      await parent.until(`return /50/.test(document.querySelector('main')?.innerText ?? '')`);
      await parent.photograph('arabic');
      // Numbers that the engine writes look like those that the page writes.
      expect(await parent.ask('return /[٠-٩]/.test(document.body.innerText)')).toBe(false);
    } catch (fault) {
      await parent.photograph('fault');
      await hero.photograph('fault');
      throw fault;
    } finally {
      await parent.leave();
      await hero.leave();
      await relay.stop();
    }
  });
});
