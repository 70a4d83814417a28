import { expect, test } from 'vitest';
import { LANGUAGES, messagesOf } from './said-messages.mjs';

const BUTTON = 'Forgot password?';

test.each(LANGUAGES)('mails call a button of the sign-in page as the console does: %s', async (locale) => {
  const called = (await messagesOf('console', locale)).get(BUTTON);
  const mails = [...(await messagesOf('server', locale))].filter(([english]) => english.includes(BUTTON));
  expect(mails).toHaveLength(2);
  for (const [, said] of mails) expect(said).toContain(called);
});
