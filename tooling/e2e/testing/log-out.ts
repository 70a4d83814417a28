import type { Page } from 'playwright-core';

/** Leaves the hero by the settings, which ask once more. */
export async function logOut(child: Page): Promise<void> {
  await child.getByRole('button', { name: 'Settings' }).tap();
  await child.getByRole('button', { name: 'Logout' }).tap();
  await child.getByRole('button', { name: 'Yes, log out' }).tap();
}
