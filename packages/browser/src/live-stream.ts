import { growingPause } from './growing-pause';

export interface LiveStreamPorts {
  /** The stream stands, for the first time or again. What changed before was told to nobody. */
  onOpen: () => void;
  /** The family has changed. `by`: the page that changed it, where it was one alone. */
  onChange: (by?: string) => void;
  /** The line broke. It is opened again by itself; until then nothing is told. */
  onBreak: () => void;
  /** The session is over; the stream is closed for good. */
  onEnd: () => void;
}

/**
 * Listens to the server's live stream while the page is in sight, until the returned function is called. A browser has six
 * connections for a server over HTTP/1.1, and pages that it keeps for Back, or in other tabs, would hold them all: the
 * seventh would stay white. So one page holds the line for all of this browser's that are in sight, and hands it on when it
 * goes. One that comes into sight again is told so by `onOpen`: it may have missed something.
 *
 * @param random from 0 to 1; spreads the tries of many devices
 */
export function openLiveStream(url: string, ports: LiveStreamPorts, random = Math.random): () => void {
  let leave: (() => void) | null = null;
  let wasOut = false;

  function come(): void {
    if (leave || !isInSight()) return;
    leave = join(url, { ports, random, isBack: wasOut });
  }

  function go(): void {
    leave?.();
    leave = null;
    wasOut = true;
  }

  const follow = () => (isInSight() ? come() : go());
  window.addEventListener('pageshow', come);
  window.addEventListener('pagehide', go);
  document.addEventListener('visibilitychange', follow);
  come();
  return () => {
    go();
    window.removeEventListener('pageshow', come);
    window.removeEventListener('pagehide', go);
    document.removeEventListener('visibilitychange', follow);
  };
}

/** What the page that holds the line tells the others. */
interface News {
  what: 'open' | 'change' | 'break';
  by?: string | undefined;
}

function tell(ports: LiveStreamPorts, { what, by }: News): void {
  if (what === 'open') ports.onOpen();
  if (what === 'change') ports.onChange(by);
  if (what === 'break') ports.onBreak();
}

const isInSight = () => document.visibilityState === 'visible';

/** Shares a line with the other pages. Where a browser has no locks (plain http, but for localhost) each page has its own. */
function join(
  url: string,
  { ports, random, isBack }: { ports: LiveStreamPorts; random: () => number; isBack: boolean },
): () => void {
  if (!navigator.locks) return openLine(url, ports, random);
  const others = new BroadcastChannel(url);
  const left = new AbortController();
  others.addEventListener('message', ({ data }) => tell(ports, data));

  /** Until this page goes, or the session ends: another page may have a session of its own. */
  const hold = () =>
    new Promise<void>((resolve) => {
      const tellAll = (what: News['what']) => (by?: string) => {
        tell(ports, { what, by });
        others.postMessage({ what, by });
      };
      const onEnd = () => {
        resolve();
        ports.onEnd();
      };
      const told = {
        ...{ onOpen: tellAll('open'), onChange: tellAll('change'), onBreak: tellAll('break') },
        onEnd,
      };
      const close = openLine(url, told, random);
      left.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });

  const wait = () => navigator.locks.request(url, { signal: left.signal }, hold).catch(() => {});
  void navigator.locks.request(url, { ifAvailable: true }, (lock) => {
    if (left.signal.aborted) return;
    if (lock) return hold();
    if (isBack) ports.onOpen();
    void wait();
  });
  return () => {
    left.abort();
    others.close();
  };
}

/**
 * A browser connects again by itself when the line breaks, but gives up on a stream that was refused (502 or 503 while a
 * server restarts behind its proxy): that one is opened again after a pause that grows, and at once when the network comes
 * back.
 */
function openLine(url: string, ports: LiveStreamPorts, random: () => number): () => void {
  const pause = growingPause(random);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stands = false;
  let source = open();

  function open(): EventSource {
    const opened = new EventSource(url);
    opened.addEventListener('open', () => {
      pause.reset();
      stands = true;
      ports.onOpen();
    });
    opened.addEventListener('sync', ({ data }) => ports.onChange(JSON.parse(data || '{}').by));
    opened.addEventListener('end', () => {
      close();
      ports.onEnd();
    });
    opened.addEventListener('error', () => {
      if (stands) ports.onBreak();
      stands = false;
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(openAgain, pause.next());
    });
    return opened;
  }

  function openAgain(): void {
    if (source.readyState !== EventSource.CLOSED) return;
    clearTimeout(timer);
    source = open();
  }

  function close(): void {
    clearTimeout(timer);
    window.removeEventListener('online', openAgain);
    source.close();
  }

  window.addEventListener('online', openAgain);
  return close;
}
