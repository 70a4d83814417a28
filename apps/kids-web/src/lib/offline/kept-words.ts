/** What a page tells the service worker: the language that is spoken, as `locale`. */
export const KEEP_WORDS = 'keep-words';
