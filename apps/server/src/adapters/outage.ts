import type { LogPort } from '@herohood/api/context';

/** Whether something that the server leans on answers. However often it is asked, the log hears of each change once. */
export interface Outage {
  /** It did not answer. */
  begin(err: unknown): void;
  /** It answers. */
  end(): void;
}

/** @param what names it at the beginning of a line: 'Redis' */
export function watchOutage(log: LogPort, what: string): Outage {
  let isAway = false;
  return {
    begin: (err) => {
      if (!isAway) log.warn({ err }, `${what} does not answer`);
      isAway = true;
    },
    end: () => {
      if (isAway) log.info({}, `${what} answers again`);
      isAway = false;
    },
  };
}

const ofRedis = new WeakMap<LogPort, Outage>();

/** The one Redis of a process, whose connections all tell the same: they share its two lines. */
export function redisOutage(log: LogPort): Outage {
  const known = ofRedis.get(log) ?? watchOutage(log, 'Redis');
  ofRedis.set(log, known);
  return known;
}
