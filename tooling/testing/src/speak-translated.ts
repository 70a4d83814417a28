import { i18n } from '@herohood/ui/text/i18n';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import type { Catalogues } from './catalogues';

/** For tests of an app: it says what a language's catalogues say. */
export function speakTranslated(locale: string, { own, names }: Catalogues): void {
  const ofApp = own.flatMap(itemsOf).map(({ msgid, msgctxt, msgstr }) => {
    return [generateMessageId(msgid, msgctxt ?? ''), compileMessage(msgstr.join(''))] as const;
  });
  const ofProduct = itemsOf(names).map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr.join(''))]);
  i18n.loadAndActivate({ locale, messages: Object.fromEntries([...ofProduct, ...ofApp]) });
}

const itemsOf = (catalogue: string) => PO.parse(catalogue).items;
