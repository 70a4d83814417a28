import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginApp, forgetHomePicture, homePicture } from '../lib/home-picture';
import {
  makeCompletion,
  makeControls,
  makeHabit,
  makeHero,
  makeProcedures,
  makeScreenTime,
} from '../testing/fixtures';
import { answer, type Procedures, Refusal } from '../testing/trpc-server';
import { HomePicture } from './-home-picture';

const hero = makeHero();
const fruit = makeHabit('fruit', 'Eat fruit', { description: 'An apple a day' });
const teeth = makeHabit('teeth', 'Brush <b>teeth</b>');
const book = makeHabit('book', 'Read', { description: 'Twenty minutes' });

beforeEach(() => {
  // Other files of this worker may have left another address, or the calls of a page that is gone.
  window.history.replaceState(null, '', '/kids');
  vi.resetModules();
  const home = renderToStaticMarkup(<HomePicture />);
  document.body.innerHTML = `<div id="root"><p>Waiting</p></div><template id="home-picture">${home}</template>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/kids');
  delete window.takeEarly;
  forgetHomePicture();
  vi.resetModules();
});

const root = () => document.getElementById('root') as HTMLElement;
const cards = () => [...root().querySelectorAll<HTMLElement>('[data-part="mission"]')];

/** Opens the page; what its first calls bring is there, and has been drawn if it is going to be. */
async function open(change: Procedures = {}): Promise<void> {
  const all = { 'account.childMe': () => hero, 'habits.listForChild': () => [fruit, teeth, book], ...change };
  answer(makeProcedures(all));
  await import('../first-calls');
  await window.takeEarly?.('account.childMe', undefined);
  await vi.waitUntil(() => window.takeEarly?.('progress.badges', { id: hero.id }), {
    timeout: 10_000,
  });
  await window.takeEarly?.('habits.listForChild', { id: hero.id })?.catch(() => {});
  await new Promise((done) => setTimeout(done));
}

test('today’s missions stand where the app will be, the next one on show', async () => {
  await open({
    'missions.listToday': () => [makeCompletion('fruit', 'approved'), makeCompletion('teeth', 'pending')],
  });
  expect(cards().map(({ dataset, textContent }) => [dataset.next, textContent])).toEqual([
    ['false', 'Eat fruit'],
    ['false', 'Brush <b>teeth</b>+50 XP'],
    ['true', 'ReadTwenty minutes+50 XP'],
  ]);
  expect(root().textContent).not.toContain('Waiting');
});

test('what was sent back can be done again: it is the next one', async () => {
  await open({ 'missions.listToday': () => [makeCompletion('fruit', 'rejected')] });
  expect(cards()[0]?.dataset.next).toBe('true');
});

const refuse = () => {
  throw new Refusal(403, 'no', { code: 'EMERGENCY_MODE' });
};

test.each<[string, Procedures]>([
  ['it is bedtime', { 'controls.screenTime': () => makeScreenTime({ bedtimeNow: true }) }],
  ['a parent has closed the missions', { 'controls.get': () => makeControls({ enableHabits: false }) }],
  ['there are no missions', { 'habits.listForChild': () => [] }],
  ['the server refuses', { 'habits.listForChild': refuse }],
])('nothing is drawn when %s', async (_, change) => {
  await open(change);
  expect(root().innerHTML).toBe('<p>Waiting</p>');
});

test.each(['/kids?tab=rewards', '/kids-login'])('nothing is drawn at %s', async (address) => {
  window.history.replaceState(null, '', address);
  await open();
  expect(cards()).toEqual([]);
});

test('nothing is drawn over the app', async () => {
  beginApp(root());
  await open();
  expect(cards()).toEqual([]);
  expect(homePicture()).toBeNull();
});

test('the app keeps what was drawn until the home is there', async () => {
  await open();
  beginApp(root());
  expect(homePicture()?.textContent).toContain('Eat fruit');
  forgetHomePicture();
  expect(homePicture()).toBeNull();
});
