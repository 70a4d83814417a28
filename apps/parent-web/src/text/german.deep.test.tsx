import { cataloguesOf } from '@herohood/testing/catalogues';
import { englishTexts } from '@herohood/testing/english-texts';
import { shownTexts } from '@herohood/testing/shown-texts';
import { speakEnglish } from '@herohood/testing/speak-english';
import { speakTranslated } from '@herohood/testing/speak-translated';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerAsFamily } from '../testing/family';
import { aHero, aPending, aUser } from '../testing/fixtures';
import { openAddress } from '../testing/render';
import { answer } from '../testing/server';

const german = cataloguesOf('parent-web', 'de');
const english = englishTexts([...german.own, german.names]);

beforeEach(() => speakTranslated('de', german));
afterEach(speakEnglish);

const END = '2099-04-12T08:00:00Z';
const trial = aUser({ trialEndsAt: null, createdAt: new Date().toISOString() });
const paying = aUser({ subscriptionStatus: 'active', subscriptionPlan: 'monthly', subscriptionEndDate: END });
const over = aUser({ hasPremiumAccess: false, trialEndsAt: '2020-01-01T00:00:00Z', trialDaysLeft: 0 });

/** What is built around a price, a percentage or a state, and where it is read. */
const SCREENS: [string, ReturnType<typeof aUser>, (string | RegExp)[]][] = [
  ['/', trial, ['0 $', '4,99 $', 'pro Monat', '13 % sparen', 'Das sind 4,33 $ im Monat']],
  ['/subscription', trial, ['4,99 $', '13 % sparen', 'pro Quartal', /patchworkfamilien, 59,99 \$ pro Jahr/i]],
  ['/subscription', paying, ['4,99 $ pro Monat', 'Aktueller Tarif', 'Abonnieren']],
  ['/premium-enrollment', trial, ['33 % sparen', 'pro Jahr']],
  ['/parent/settings', trial, ['Gratis-Testphase läuft', /59,99 \$ pro Jahr/]],
  ['/parent/settings', paying, ['Premium-Mitglied']],
  ['/parent', over, ['Testphase vorbei / UPGRADE NÖTIG', /^Ab 4,99 \$ im Monat • /]],
];

test.each(SCREENS)('%s has no English left for who speaks German', async (address, user, texts) => {
  answerAsFamily(user, [aHero(1, { name: 'Mia' })]);
  openAddress(address);
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(shownTexts().filter((text) => english.has(text))).toEqual([]);
});

test('Today says in German when each mission is approved by itself', async () => {
  const mia = aHero(1, { name: 'Mia' });
  answerAsFamily(trial, [mia]);
  const minutes = [27 * 60 - 0.5, 125 - 0.5, 12 - 0.5, -1];
  const pending = minutes.map((left, n) =>
    aPending(n, mia, { autoApprovesAt: new Date(Date.now() + left * 60_000).toISOString() }),
  );
  answer({ 'missions.listPending': () => pending });
  openAddress('/parent');
  expect(await screen.findByText('Wird in 1 Tg. 3 Std. automatisch bestätigt')).toBeVisible();
  for (const words of [
    'Wird in 2 Std. 5 Min. automatisch bestätigt',
    'Wird in 12 Min. automatisch bestätigt',
    'Bereit zur automatischen Bestätigung',
  ])
    expect(screen.getByText(words)).toBeVisible();
});
