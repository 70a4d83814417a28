import type { Page } from 'playwright-core';

export type Role = 'nobody' | 'parent' | 'helper' | 'hero' | 'newcomer' | 'waiting';

/** What a screen's address may need to know of the families it is looked at with. */
export interface World {
  /** Client secret of a payment that the newcomer has begun. */
  clientSecret: string;
}

export interface Screen {
  /** Kebab-case, names the pictures. */
  name: string;
  path: string | ((world: World) => string);
  /** `parent`, `helper` and `hero` are of one family; the newcomer is on trial without a hero; who waits wants to join. */
  as: Role;
  /** What the browser does before it loads the page. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the page from its address to the state that is looked at. */
  open?: (page: Page) => Promise<unknown>;
  /** What shows that the screen is there. */
  shows: string | RegExp;
  /** A dialog or a part of a page: the picture is what the window shows, not the whole page. */
  isWindow?: boolean;
  /** What it hangs from is there on narrow screens alone. */
  isOfPhones?: boolean;
}

/** Presses the first button of that name. */
export const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Opens the menu `of` something and chooses from it. */
export const choose = (of: string | RegExp, item: string) => async (page: Page) => {
  await click(of)(page);
  await page.getByRole('menuitem', { name: item }).click();
};

/** Goes from the heroes' cards to the page of the first. */
export const openHero = (page: Page) =>
  page
    .getByRole('link', { name: /^All about/ })
    .first()
    .click();

/** Does one thing after the other. */
export const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
