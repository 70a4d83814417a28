import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeGearShop, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const SHOP = '/kids?tab=customize&shop=gear';

/** As much as a purchase needs. */
const few = () => makeGearShop().slice(0, 4);

function openShop(change: Parameters<typeof makeProcedures>[0] = {}) {
  const log = answer(
    makeProcedures({
      'account.childMe': () => makeHero({ rewardPoints: 30 }),
      'shop.listGear': few,
      ...change,
    }),
  );
  renderApp(SHOP);
  return { calls: (name: string) => log.filter((call) => call.name === name) };
}

describe('buying gear', () => {
  afterEach(() => void vi.stubGlobal('matchMedia', undefined));

  const buyHelmet = async () => {
    await user.click(await screen.findByRole('button', { name: "Buy Knight's Helmet for 25 points" }));
    await user.click(screen.getByRole('button', { name: 'Yes, buy it!' }));
  };

  test('is wrapped: until it is opened nothing on the screen tells what it is', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {} }));
    const bought = () => makeHero({ rewardPoints: 5, unlockedGear: ['knights-helmet'] });
    openShop({ 'shop.purchaseGear': bought });
    await buyHelmet();
    const gift = await screen.findByRole('dialog', { name: 'Something new for you!' });
    expect(within(gift).getByText('Gear Purchased!')).toBeInTheDocument();
    const over = [gift, ...screen.getAllByRole('status')].map((each) => each.textContent).join(' ');
    expect(over).not.toContain('Helmet');
    await user.click(within(gift).getByRole('button', { name: 'Open it!' }));
    expect(await screen.findByRole('dialog', { name: "Knight's Helmet is yours!" })).toBeInTheDocument();
  });
});
