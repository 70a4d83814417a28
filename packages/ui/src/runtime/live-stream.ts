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
 * Listens to the server's live stream until the returned function is called. A browser connects again by itself when
 * the line breaks, but gives up on a stream that was refused (502 or 503 while a server restarts behind its proxy):
 * that one is opened again after a pause that grows, and at once when the network comes back.
 *
 * @param random from 0 to 1; spreads the tries of many devices
 */
export function openLiveStream(url: string, ports: LiveStreamPorts, random = Math.random): () => void {
  const pause = growingPause(random);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = open();

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
