/** The browser's journeys of `npm test`, and how they are run. */
const JOURNEYS = /^tooling\/e2e\/([^/]+\.spec|vitest\.config)\.ts$/;

const READS =
  'count|isChecked|isVisible|isHidden|isDisabled|isEnabled|isEditable|textContent|allTextContents|innerText|inputValue|getAttribute';
const REFUSED = [
  {
    pattern: new RegExp(`\\bexpect\\((?:(?!\\bexpect\\b)[^;])*?\\bawait\\b[^;]*?\\.(${READS})\\(`, 'g'),
    say: ([, read]) => `'${read}' reads the page once, early or late: wait by 'waitFor' or 'expect.poll'`,
  },
  {
    pattern: /\bwaitForTimeout\b/g,
    say: () => "'waitForTimeout' waits for a time: wait for what is to come",
  },
  { pattern: /\bretry\s*:/g, say: () => "'retry' hides what fails now and then: find its cause" },
];

/**
 * A journey of the gate waits for conditions: it never reads a page once, waits for a time or is played again.
 *
 * @returns {string[]} where one does
 */
export function checkJourneys(files) {
  return files
    .filter(({ path }) => JOURNEYS.test(path))
    .flatMap(({ path, text }) =>
      REFUSED.flatMap(({ pattern, say }) =>
        [...text.matchAll(pattern)].map(
          (match) => `${path}:${text.slice(0, match.index).split('\n').length}: ${say(match)}.`,
        ),
      ),
    );
}
