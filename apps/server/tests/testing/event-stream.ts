import { request } from 'node:http';

export interface EventStream {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Everything received so far. */
  text(): string;
  /** Number of times that an event or comment line came. */
  count(line: string): number;
  isOver(): boolean;
  close(): void;
}

/** Opens a stream over a real connection, as a browser's EventSource does. */
export function openEventStream(url: string, cookie: string): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { cookie, accept: 'text/event-stream' } }, (response) => {
      let received = '';
      let isOver = false;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        received += chunk;
      });
      response.on('close', () => {
        isOver = true;
      });
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => received,
        count: (line) => received.split('\n').filter((each) => each === line).length,
        isOver: () => isOver,
        close: () => call.destroy(),
      });
    });
    call.on('error', reject);
    call.end();
  });
}
