import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { act } from './testing/act';
import { journeyServer } from './testing/journey-server';
import { saysIn } from './testing/says-in';
import { enterAsHero, send, setUpFamily } from './testing/set-up-family';
import { onStage } from './testing/stage';

const german = saysIn('parent-web', 'de');
const arabic = saysIn('parent-web', 'ar');
const polish = saysIn('kids-web', 'pl');

/** What the family has written is nobody's to translate. */
const MISSION = 'Feed the cat';
const PRAISE = 'Super gemacht!';

/** Somebody signs up with the family's code, is let in by its owner as a parent, and speaks their own language. */
async function joinAsParent(second: Page, owner: Page, familyCode: string): Promise<void> {
  const person = { email: 'nour@example.com', password: 'long-enough', firstName: 'نور', lastName: 'Rivers' };
  await send(second.context().request, '/api/auth/register', { ...person, familyCode });
  const [asked] = await (await owner.context().request.get('/api/family/join-requests')).json();
  await send(owner.context().request, `/api/family/join-requests/${asked.id}/accept`, { role: 'parent' });
  await choose(second, '/api/profile', 'ar');
}

async function choose(page: Page, whose: string, locale: string): Promise<void> {
  const answer = await page.context().request.patch(whose, { data: { locale } });
  expect(answer.ok()).toBe(true);
}

/** Waits until a page speaks a language, from its side. */
const speaking = (page: Page, locale: string) =>
  page.locator(`html[lang="${locale}"][dir="${locale === 'ar' ? 'rtl' : 'ltr'}"]`).waitFor();

it('a family of three languages does, praises and celebrates one mission, each in their own', async () => {
  const { url } = await journeyServer();
  await onStage('languages-family', url, async ({ parent, child, comeIn, photograph }) => {
    const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
    const robin = heroes[0]!;
    const second = await comeIn();
    await choose(parent, '/api/family', 'de');
    await choose(parent, `/api/children/${robin.id}`, 'pl');
    await joinAsParent(second, parent, familyCode);
    await enterAsHero(child, familyCode, robin);
    await Promise.all([parent.goto('/parent'), second.goto('/parent'), child.goto('/kids')]);
    await Promise.all([speaking(parent, 'de'), speaking(second, 'ar'), speaking(child, 'pl')]);

    await child.getByRole('button', { name: polish('I did it! {name}', { name: MISSION }) }).tap();
    await child.getByText(polish('With your parent: {n}', { n: '1' })).waitFor();
    const names = { habit: MISSION, hero: robin.name };
    const waiting = (page: Page, says: typeof german) =>
      page
        .getByRole('region', { name: says('Needs you now') })
        .getByRole('button', { name: says('Approve {habit} by {hero}', names) });
    await Promise.all([waiting(parent, german).waitFor(), waiting(second, arabic).waitFor()]);
    await photograph(second, 'waiting-ar');

    const praise = german('Praise or amount for {habit} by {hero}', names);
    await parent.getByRole('button', { name: praise }).click();
    const sheet = parent.getByRole('dialog', { name: german('{habit}: praise and amount', names) });
    await sheet.getByLabel(german('One line')).fill(PRAISE);
    await act(parent, 'missions.approve', () =>
      sheet.getByRole('button', { name: german('Approve'), exact: true }).click(),
    );

    await child.getByRole('dialog', { name: polish('Mission approved!') }).waitFor();
    await child.getByRole('button', { name: polish('Hooray!') }).tap();
    const party = child.getByRole('dialog', { name: polish('{name} says', { name: 'Pat' }) });
    await party.getByText(PRAISE).waitFor();

    await waiting(second, arabic).waitFor({ state: 'detached' });
    const decided = second.getByRole('region', { name: arabic('Recently decided') });
    await decided.getByRole('button', { name: arabic('Show') }).click();
    const row = decided.getByRole('listitem').filter({ hasText: MISSION });
    // The owner's name keeps its own direction between Arabic words.
    await row.getByText(arabic('by {name}', { name: 'Pat' })).waitFor();
    await photograph(second, 'decided-ar');
  });
});
