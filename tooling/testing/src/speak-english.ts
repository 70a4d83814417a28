import { i18n } from '@herohood/ui/text/i18n';
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
