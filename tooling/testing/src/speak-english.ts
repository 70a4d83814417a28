import { i18n } from '@herohood/browser/text/i18n';
import { speakWith } from '@herohood/browser/text/words';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';

const compiled = new Map<string, CompiledMessage>();

i18n.setMessagesCompiler((text) => {
  const known = compiled.get(text);
  if (known) return known;
  const fresh = compileMessage(text);
  compiled.set(text, fresh);
  return fresh;
});

/** For tests of an app: it says what its text modules say, without its catalogues. Each text is compiled once. */
export const speakEnglish = (): void => speakWith('en', {});

// Text modules look their texts up while they load: this one comes before them.
speakEnglish();
