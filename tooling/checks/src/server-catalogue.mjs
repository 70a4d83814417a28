/** The server's catalogues as files: PO, one for each language. */
import PO from 'pofile';

/** Where they lie, from the top of the tree. */
export const CATALOGUES = 'packages/api/src/text/locales';

/** What English is translated from, and said in. */
export const SOURCE = 'en';

/**
 * A language's catalogue with these messages and no others: what is translated stays, what is new has no translation yet.
 * @param {string} locale
 * @param {readonly { id: string, comments: string[] }[]} messages
 * @param {string} [present] the catalogue as it is
 * @returns {string}
 */
export function catalogueOf(locale, messages, present) {
  const known = new Map((present ? PO.parse(present).items : []).map((item) => [item.msgid, item]));
  const po = new PO();
  po.headers = {
    Language: locale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  po.headerOrder = Object.keys(po.headers);
  po.items = messages.map(({ id, comments }) => {
    const item = new PO.Item();
    item.msgid = id;
    item.extractedComments = comments;
    const translated = known.get(id);
    item.msgstr = locale === SOURCE ? [id] : (translated?.msgstr ?? ['']);
    item.comments = translated?.comments ?? [];
    item.flags = translated?.flags ?? {};
    return item;
  });
  return `${po.toString().trimEnd()}\n`;
}
