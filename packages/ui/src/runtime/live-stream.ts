import { growingPause } from './growing-pause';

export interface LiveStreamPorts {
  /** The stream stands, for the first time or again. What changed before was told to nobody. */
  onOpen: () => void;
  /** The family has changed. */
  onChange: () => void;
  /** The session is over; the stream is closed for good. */
  onEnd: () => void;
}

/**
 * Listens to the server's live stream while the page is in sight, until the returned function is called. A browser has six
 * connections for a server over HTTP/1.1, and pages that it keeps for Back, or in other tabs, would hold them all: the
 * seventh would stay white. A page that comes into sight again opens its stream anew, and is told so by `onOpen`. A browser connects again by itself when
 * the line breaks, but gives up on a stream that was refused (502 or 503 while a server restarts behind its proxy):
 * that one is opened again after a pause that grows, and at once when the network comes back.
 *
 * @param random from 0 to 1; spreads the tries of many devices
 */
export function openLiveStream(url: string, ports: LiveStreamPorts, random = Math.random): () => void {
  const pause = growingPause(random);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = isInSight() ? open() : null;

  function open(): EventSource {
    const opened = new EventSource(url);
    opened.addEventListener('open', () => {
      pause.reset();
      ports.onOpen();
    });
    opened.addEventListener('sync', ports.onChange);
    opened.addEventListener('end', () => {
      close();
      ports.onEnd();
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(openAgain, pause.next());
    });
    return opened;
  }

  function openAgain(): void {
    if (!isInSight() || (source && source.readyState !== EventSource.CLOSED)) return;
    clearTimeout(timer);
    source = open();
  }

  function rest(): void {
    clearTimeout(timer);
    source?.close();
  }

  const follow = () => (isInSight() ? openAgain() : rest());

  function close(): void {
    rest();
    window.removeEventListener('online', openAgain);
    window.removeEventListener('pageshow', openAgain);
    window.removeEventListener('pagehide', rest);
    document.removeEventListener('visibilitychange', follow);
  }

  window.addEventListener('online', openAgain);
  window.addEventListener('pageshow', openAgain);
  window.addEventListener('pagehide', rest);
  document.addEventListener('visibilitychange', follow);
  return close;
}

const isInSight = () => document.visibilityState === 'visible';
