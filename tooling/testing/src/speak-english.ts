import { i18n } from '@herohood/ui/text/i18n';
import { speak } from '@herohood/ui/text/words';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';

const compiled = new Map<string, CompiledMessage>();

/** For tests of an app: it says what its text modules say, without its catalogues. Each text is compiled once. */
export function speakEnglish(): void {
  i18n.setMessagesCompiler((text) => {
    const known = compiled.get(text);
    if (known) return known;
    const fresh = compileMessage(text);
    compiled.set(text, fresh);
    return fresh;
  });
  i18n.load('en', {});
  i18n.activate('en');
}

const load = async (): Promise<unknown> => ({ messages: {} });
const parts = ['first', 'rest', 'app', 'landing', 'today'].map((part) => [`./locales/en/${part}.po`, load]);

/** For the beginning of each file of tests, whatever the one before spoke: English, whose parts come at once, and no choice of languages. */
export function beginInEnglish(): void {
  // Parts that it inherits are found; listed, they would be offered.
  speak('en', Object.create(Object.fromEntries(parts)));
  speakEnglish();
}
