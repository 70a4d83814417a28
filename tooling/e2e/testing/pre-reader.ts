import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SetUpFamily } from './set-up-family';

/** Somebody at a page who reads nothing: they look at pictures, listen, and see what moves. */
export interface PreReader {
  /** All that was spoken, in its order. */
  heard: () => Promise<string[]>;
  /** Waits until one control alone asks to be tapped, by this picture on it. */
  seeInvited: (picture: string) => Promise<void>;
  /** Waits until nothing asks to be tapped. */
  seeNoneInvited: () => Promise<void>;
  /** Taps what was seen last. */
  tapInvited: () => Promise<void>;
  /** Taps the control that shows this picture. */
  tapPicture: (picture: string) => Promise<void>;
}

/** No text is to be seen, neither in pages nor in drawings. */
const NO_TEXT = `
  *, *::before, *::after, ::placeholder {
    -webkit-text-fill-color: transparent !important;
    text-shadow: none !important;
    text-decoration: none !important;
  }
  svg text { visibility: hidden !important; }
`;

/**
 * Hides all text of the page's coming documents, listens to what is spoken, and moves its clock by hand. The device knows the
 * family's heroes, as one knows them with which a parent has helped them in once.
 */
export async function openPreReader(page: Page, { familyCode, heroes }: SetUpFamily): Promise<PreReader> {
  await page.clock.install();
  const known = heroes.map(({ username, name }, nth) => ({
    ...{ familyCode, username, name, avatarType: nth === 0 ? 'ninja' : 'robot' },
  }));
  await page.addInitScript(
    ({ css, remembered }) => {
      localStorage.setItem('herohood.kids.heroes', remembered);
      const heard: string[] = [];
      Object.assign(window, { heard });
      speechSynthesis.speak = ({ text }) => heard.push(text);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    { css: NO_TEXT, remembered: JSON.stringify(known) },
  );

  const invitedPictures = () =>
    page.evaluate(() => {
      /** Elements that move in the way that invites, and that nothing lies over. */
      const controls = document
        .getAnimations()
        .filter((motion) => (motion as CSSAnimation).animationName === 'invite')
        .map(({ effect }) => (effect as KeyframeEffect).target as HTMLElement)
        .filter((control) => {
          control.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = control.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + height / 2);
          return above !== null && control.contains(above);
        });
      for (const marked of document.querySelectorAll('[data-tap]')) marked.removeAttribute('data-tap');
      return controls.map((control) => {
        control.dataset.tap = 'yes';
        const shows = (name: string) => control.querySelector(`[data-${name}]`)?.getAttribute(`data-${name}`);
        return shows('gear') ?? shows('picture') ?? shows('sign') ?? '';
      });
    });

  return {
    heard: () => page.evaluate(() => (window as unknown as { heard: string[] }).heard),
    seeInvited: (picture) => expect.poll(invitedPictures).toEqual([picture]),
    seeNoneInvited: () => expect.poll(invitedPictures).toEqual([]),
    tapInvited: () => page.locator('[data-tap="yes"]').tap(),
    tapPicture: async (picture) => {
      await page
        .locator('button', { has: page.locator(picture) })
        .first()
        .tap();
    },
  };
}
