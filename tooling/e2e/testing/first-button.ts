import type { Page } from 'playwright-core';

/** A mission's main button, in the languages in which journeys look for it. */
const ACT = /^(I did it!|Try again:|Geschafft!|Noch mal versuchen:|أنجزتها!|محاولة أخرى:)/;

/** What keeps the first mission's button from being whole above the bar of sections, without a turn of the page; nothing, hopefully. */
export async function firstButtonHidden(page: Page): Promise<string | null> {
  const button = await page.getByRole('tabpanel').getByRole('button', { name: ACT }).first().boundingBox();
  const bar = await page.getByRole('navigation').last().boundingBox();
  const view = page.viewportSize();
  if (!button || !bar || !view) return 'there is no button';
  // Beside the sections of a phone that lies, and of a tablet, nothing is hidden.
  const floor = bar.width > bar.height ? bar.y : view.height;
  const [top, bottom] = [button.y, button.y + button.height].map(Math.round) as [number, number];
  const isBeside = button.x < 0 || button.x + button.width > view.width;
  return top < 0 || bottom > floor || isBeside ? `${top}-${bottom} of ${Math.round(floor)}` : null;
}
