import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { act } from './testing/act';
import type { ClockServer } from './testing/clock-server';
import { journeyServer } from './testing/journey-server';
import { logOut } from './testing/log-out';
import { scan } from './testing/scan';
import { setUpFamily } from './testing/set-up-family';
import { onStage } from './testing/stage';

/** The browser's own words about 'who am I?' before anybody has signed in, and about a code that was used. */
const REFUSED = /status of (401|410)/;
/** The PIN that `setUpFamily` gives to everybody. */
const PIN = '1357';

let server: ClockServer;

beforeAll(async () => {
  server = await journeyServer();
});

async function typePin(child: Page): Promise<void> {
  for (const digit of PIN) await child.getByRole('button', { name: `Digit ${digit}` }).tap();
}

/** What this device keeps, as one text. */
const keptOn = (child: Page) => child.evaluate(() => JSON.stringify({ ...localStorage }));

describe('the hero login', () => {
  it('is found from the home, lets a hero in, and remembers who, never the PIN', async () => {
    await onStage('kids-login', server.url, async ({ parent, child, expectProblem }) => {
      expectProblem(REFUSED);
      const { familyCode } = await setUpFamily(parent, ['Mia']);
      await child.goto('/kids');
      await child.getByRole('button', { name: 'Start Adventure' }).tap();
      // Typed as children type.
      await child.getByLabel('Family Code').fill(familyCode.toLowerCase());
      await child.getByLabel('Hero Username').fill('MIA');
      // It goes by itself after the last digit.
      await act(child, 'account.childLogin', () => typePin(child));
      await child.getByText("Today's missions").waitFor();
      await child.waitForURL('**/kids');

      await logOut(child);
      await child.getByRole('heading', { name: 'Who is playing?' }).waitFor();
      // The session is over, not only the screen.
      expect((await child.context().request.get('/api/auth/child')).status()).toBe(401);
      const kept = await keptOn(child);
      expect(kept).toContain(familyCode);
      expect(kept).not.toContain(PIN);
      await child.getByRole('button', { name: 'Mia', exact: true }).tap();
      await child.getByText('Hi, Mia!').waitFor();
      await act(child, 'account.childLogin', () => typePin(child));
      await child.getByText("Today's missions").waitFor();

      await logOut(child);
      await child.getByRole('button', { name: 'Forget Mia on this device' }).tap();
      await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
      await expect.poll(() => keptOn(child)).not.toContain('"mia"');
    });
  });

  it('by a code that a phone scans lets that hero in, once; the parent sees it at once and can end it', async () => {
    await onStage('hero-code', server.url, async ({ parent, child, comeIn, expectProblem }) => {
      expectProblem(REFUSED);
      await setUpFamily(parent, ['Mia', 'Leo']);
      await parent.goto('/parent/heroes');
      await parent.getByRole('button', { name: 'Sign Mia in on a device' }).click();
      const dialog = parent.getByRole('dialog', { name: 'Sign Mia in' });
      await dialog.getByText(/Works once, for 1[45]:\d\d more/).waitFor();
      const address = await scan(dialog.getByRole('img', { name: 'QR code that signs Mia in' }), child);
      expect(address).toMatch(/^http:\/\/[^/]+\/kids-login\?code=[A-Z2-9]{6}#link=[0-9a-f]{64}$/);

      await child.goto(address);
      await child.getByRole('button', { name: 'I did it! Feed the cat' }).waitFor();
      expect(new URL(child.url()).hash).toBe('');
      // Nobody reloaded anything: sync brought the news.
      await dialog.getByText(/^Mia is in: /).waitFor();

      const other = await comeIn();
      await other.goto(address);
      await other.getByRole('heading', { name: 'This code was used already' }).waitFor();

      await dialog.getByRole('button', { name: /^Sign out on / }).click();
      await dialog.getByText('Not signed in anywhere.').waitFor();
      // The device knows the hero by now, and asks for no more than the PIN.
      await child.getByText('Hi, Mia!').waitFor();
    });
  });
});
