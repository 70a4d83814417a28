/** The versions of Node that every package of the tree runs on, as `engines` of each package.json says it too. */
export const NODE_RANGE = '^20.19.0 || ^22.13.0 || >=24';

/** The first minor version of each living line that is old enough to matter; any line from `NEWEST_LINE` on will do. */
const FIRST_MINOR = { 20: 19, 22: 13 };
const NEWEST_LINE = 24;

/** Ends the process with one sentence when this Node will not do. @param {string} version such as '18.19.0' */
export function ensureNodeVersion(version, refuse = defaultRefusal) {
  const [major, minor] = version.split('.').map(Number);
  if (major >= NEWEST_LINE || minor >= FIRST_MINOR[major]) return;
  refuse(
    `Herohood needs Node 20.19 or newer, 22.13 or newer, or 24 and up; this is Node ${version}. Get Node 24 from https://nodejs.org`,
  );
}

function defaultRefusal(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
