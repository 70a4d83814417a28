import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderConsole } from '../testing/render';
import { MenuButton } from './menu-button';

const menus = () => screen.queryAllByRole('menu');
/** A menu is seen once it has faded in, and gone only once it has faded out. */
const expectOnly = (name: string) =>
  waitFor(() => {
    expect(menus()).toEqual([screen.getByRole('menu', { name })]);
    expect(menus()[0]).toHaveStyle({ opacity: 1 });
  });

test('of two menus one is open at a time, fully seen, and acts as often as it is chosen from', async () => {
  const act = vi.fn();
  const acts = [{ label: 'Delete', icon: 'trash' as const, onClick: act }];
  const { user } = renderConsole(
    <>
      <MenuButton label="More for Mia" acts={acts} />
      <MenuButton label="More for Leo" acts={acts} />
    </>,
  );
  for (let times = 1; times <= 2; times += 1) {
    await user.click(screen.getByRole('button', { name: 'More for Mia' }));
    await expectOnly('More for Mia');
    await user.click(screen.getByRole('button', { name: 'More for Leo' }));
    await expectOnly('More for Leo');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(act).toHaveBeenCalledTimes(times);
    await waitFor(() => expect(menus()).toEqual([]));
  }
});
