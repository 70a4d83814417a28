import { readFile } from 'node:fs/promises';
import PO from 'pofile';
import { expect, test } from 'vitest';
import { LANGUAGES, messagesOf } from './said-messages.mjs';

const BUTTON = 'Forgot password?';
/** As many as the drawn switch of the kids app's settings has room for. */
const LETTERS = 4;
const KIDS = '../../../apps/kids-web/src/text/locales';
const isOnSwitch = (note) => note.startsWith('Stands on a small switch');

test.each(LANGUAGES)('mails call a button of the sign-in page as the console does: %s', async (locale) => {
  const called = (await messagesOf('console', locale)).get(BUTTON);
  const mails = [...(await messagesOf('server', locale))].filter(([english]) => english.includes(BUTTON));
  expect(mails).toHaveLength(2);
  for (const [, said] of mails) expect(said).toContain(called);
});

test.each(LANGUAGES)('what stands on a switch has room there: %s', async (locale) => {
  const text = await readFile(new URL(`${KIDS}/${locale}.po`, import.meta.url), 'utf8');
  const said = PO.parse(text).items.filter(({ extractedComments }) => extractedComments.some(isOnSwitch));
  const words = said.map(({ msgid, msgstr }) => msgstr[0] || msgid);
  expect(words).toHaveLength(2);
  expect(words.filter((word) => word.length > LETTERS)).toEqual([]);
  expect(words[0]).not.toBe(words[1]);
});
