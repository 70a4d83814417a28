/** What `work` answers, or what `late` says once it has taken longer than `ms`. */
export async function inTime<T, Late>(work: Promise<T>, ms: number, late: () => Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, over.then(late)]).finally(() => clearTimeout(timer));
}

/** Calls `tick` every `ms` until the returned function is called. */
export type Every = (ms: number, tick: () => void) => () => void;

/** By the clock of this process, which it does not keep running. */
export const everyInterval: Every = (ms, tick) => {
  const timer = setInterval(tick, ms);
  timer.unref();
  return () => clearInterval(timer);
};
