/** A navigation, not a call: the server ends this role's session and answers with the way out (ruling R3). */
export const SIGN_OUT_URL = '/api/logout?role=parent';
