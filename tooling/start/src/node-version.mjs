/** The oldest Node that the packages run on (package.json `engines`). */
const OLDEST_MAJOR = 20;

/** Ends the process with one sentence when this Node is too old. @param {string} version such as '18.19.0' */
export function ensureNodeVersion(version, refuse = defaultRefusal) {
  if (Number(version.split('.')[0]) >= OLDEST_MAJOR) return;
  refuse(
    `Herohood needs Node ${OLDEST_MAJOR} or newer; this is Node ${version}. Get a newer one from https://nodejs.org`,
  );
}

function defaultRefusal(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
