/** Where the browser keeps what the console says without network, in the language that was spoken last; English is the worker's own. */
export const KEPT_PAGE = 'offline-page';
