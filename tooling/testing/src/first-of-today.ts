/**
 * What the console asks for in its first request, whatever page a parent opens: its own test holds it to this list, the
 * server's counts the statements that the list costs, and a benchmark measures it.
 */
export const FIRST_OF_TODAY = ['account.me', 'home.parentToday'] as const;

/** How many statements of SQL that request may cost. */
export const MOST_STATEMENTS_OF_TODAY = 8;
