/** What people type into, and what reads it. */
const TYPED = /^(apps\/[^/]+-web|packages\/domain)\/src\//;
const ALLOWED = 'packages/domain/src/digits.ts';
const ASCII_ALONE = /\\D|\[\^(?:0-9|\\d)\]/g;

/**
 * Digits of any script are digits: nothing throws away what is no ASCII digit but `digitsOf`.
 *
 * @returns {string[]} where digits of other scripts would be lost
 */
export function checkDigits(files) {
  return files.flatMap(({ path, text, isTest }) => {
    if (isTest || path === ALLOWED || !TYPED.test(path)) return [];
    return [...text.matchAll(ASCII_ALONE)].map(
      ({ 0: what, index }) =>
        `${path}:${text.slice(0, index).split('\n').length}: '${what}' throws away digits of other scripts. Take digitsOf (${ALLOWED}).`,
    );
  });
}
