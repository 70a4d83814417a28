import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comeToRest } from '../testing/come-to-rest';
import { daysAgo } from '../testing/family-zone';
import { firstButtonHidden } from '../testing/first-button';
import { touchFirst } from '../testing/first-touch';
import { HERO_NAMES } from '../testing/large-family';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('first-button');
});
afterAll(() => server?.stop());

const SIZES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [844, 390],
  [1024, 768],
] as const;
const LOOKS = ['young', 'older'] as const;
const LOCALES = ['en', 'de', 'ar'] as const;

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const LONG_WORDS =
  'The bowl is still empty, and there is milk on the floor. Please have another look at it, take a cloth along, and tell me when it is nice!';

type Morning = { parent: APIRequestContext; child: Page; hero: SetUpHero };

async function change(parent: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await parent.patch(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function sendBack({ parent, child, hero }: Morning, message: string): Promise<void> {
  const { id } = await send(child.context().request, `/api/habits/${hero.missionId}/complete`);
  await send(parent, `/api/habit-completions/${id}/reject`, { message });
}

const flame = ({ parent, hero }: Morning) =>
  send(parent, `/api/habits/${hero.missionId}/complete`, { date: daysAgo(1) });

const goal = ({ parent, hero }: Morning) =>
  send(parent, `/api/children/${hero.id}/goals`, { name: 'A bicycle with a bell', target: 900 });

const plan =
  (changes: object) =>
  async ({ parent, hero }: Morning) => {
    const [mission] = await (await parent.get(`/api/children/${hero.id}/habits`)).json();
    await change(parent, `/api/master-habits/${mission.masterHabitId}`, changes);
  };

/** What a morning may be like, besides that it is one. */
const MORNINGS: Record<string, (morning: Morning) => Promise<unknown>> = {
  'of the first day': async () => {},
  'with a flame and a goal': async (morning) => {
    await flame(morning);
    await goal(morning);
  },
  'without network': async () => {},
  'with a mission that was sent back': (morning) => sendBack(morning, 'Once more, please!'),
  'with one that was sent back with many words': (morning) => sendBack(morning, LONG_WORDS),
  'with a picture to take': plan({ photo: 'required' }),
  'with a picture that one may take': plan({ photo: 'optional' }),
  'with a mission of two times': plan({ timesPerDay: 2 }),
  'with a tool': plan({ tool: { kind: 'brush' } }),
  'with parts of the day, a flame and no network': async (morning) => {
    await flame(morning);
    await plan({ partOfDay: 'afternoon', tool: { kind: 'timer', minutes: 5 } })(morning);
  },
};

describe("a hero's home shows the first mission's button without a turn of the page", () => {
  it.each(Object.keys(MORNINGS))('on a morning %s', async (name) => {
    await onStage(`first-button-${name.replaceAll(' ', '-')}`, server.url, async (stage) => {
      const { parent, child, photograph, expectProblem } = stage;
      expectProblem(OFFLINE);
      const family = await setUpFamily(parent, ['Mia']);
      const hero = family.heroes[0]!;
      const { request } = parent.context();
      await enterAsHero(child, family.familyCode, hero);
      await MORNINGS[name]?.({ parent: request, child, hero });
      const found: string[] = [];
      for (const [n, look] of LOOKS.entries()) {
        for (const locale of LOCALES) {
          await child.context().setOffline(false);
          await change(request, `/api/children/${hero.id}`, { name: HERO_NAMES[n], look, locale });
          await child.goto('/kids');
          // Another language is spoken by a page that is loaded anew.
          await child.locator(`html[lang="${locale}"] [data-day]`).waitFor();
          await touchFirst(child);
          if (/network/.test(name)) await child.context().setOffline(true);
          for (const [width, height] of SIZES) {
            await child.setViewportSize({ width, height });
            await comeToRest(child);
            await photograph(child, `${look}-${locale}-${width}`);
            const hidden = await firstButtonHidden(child);
            if (hidden) found.push(`${look} ${locale} ${width}x${height}: ${hidden}`);
          }
        }
      }
      expect(found).toEqual([]);
    });
  });
});
