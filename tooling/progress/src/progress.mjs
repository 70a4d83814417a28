import { MultiBar } from 'cli-progress';

/** Off a terminal: the first line comes after this time, each further one after twice the time before it. */
const FIRST_LINE_MS = 15_000;
const LONGEST_SILENCE_MS = 300_000;

/**
 * The one way in which long commands show how far they are. The types beside this file say what goes in and comes out.
 *
 * @param {import('./progress.d.mts').ProgressOptions} options
 * @returns {import('./progress.d.mts').Progress}
 */
export function showProgress({ doing, total, unit, stream = process.stderr }) {
  return stream.isTTY ? bar({ doing, total, unit, stream }) : lines({ doing, total, unit, stream });
}

/** The library's form for several bars, with one: only that one can write lines above it. */
function bar({ doing, total, unit, stream }) {
  const screen = new MultiBar({
    stream,
    format: `${doing} {bar} {percentage} % ({value} of {total} ${unit}, {duration_formatted})`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    clearOnComplete: true,
    // The library would take the signals that end the command for itself.
    gracefulExit: false,
    // Nothing about the terminal is changed that an interrupted command would leave so.
    hideCursor: null,
    linewrap: true,
  });
  const shown = screen.create(total, 0);
  return {
    at: (done, of = shown.getTotal()) => {
      shown.setTotal(of);
      shown.update(done);
    },
    line: (text) => screen.log(`${text}\n`),
    end: () => screen.stop(),
  };
}

function lines({ doing, total, unit, stream }) {
  const begunAt = performance.now();
  let [done, all] = [0, total];
  let silenceMs = FIRST_LINE_MS;
  let timer;
  const wait = () => {
    timer = setTimeout(() => {
      const seconds = Math.round((performance.now() - begunAt) / 1_000);
      const far = all > 0 ? `${done} of ${all} ${unit}` : `${done} ${unit}`;
      stream.write(`  ${doing}: ${far}, ${seconds} s\n`);
      silenceMs = Math.min(silenceMs * 2, LONGEST_SILENCE_MS);
      wait();
    }, silenceMs);
    timer.unref();
  };
  wait();
  return {
    at: (now, of = all) => {
      [done, all] = [now, of];
    },
    line: (text) => void stream.write(`${text}\n`),
    end: () => clearTimeout(timer),
  };
}
