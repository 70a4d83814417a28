/** A navigation, not a call: the browser stores what the server sends. */
export const EXPORT_URL = '/api/family/export';
