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

/** What a test waits for comes sooner or later; this one gives it a second, which a busy machine takes. */
const HASTY = [
  { pattern: /\bvi\.waitFor\b/g, say: () => "'vi.waitFor' gives up soon: wait by 'untilHolds'" },
];

/**
 * A journey of the gate waits for conditions: it never reads a page once, waits for a time or is played again. Other tests
 * wait as long as it takes.
 *
 * @returns {string[]} where one does not
 */
export function checkJourneys(files) {
  return files.flatMap(({ path, text }) => {
    const refused = JOURNEYS.test(path) ? REFUSED : /\.test\.tsx?$/.test(path) ? HASTY : [];
    return refused.flatMap(({ pattern, say }) =>
      [...text.matchAll(pattern)].map(
        (match) => `${path}:${text.slice(0, match.index).split('\n').length}: ${say(match)}.`,
      ),
    );
  });
}
