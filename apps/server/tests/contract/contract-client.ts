import type { FastifyInstance } from 'fastify';
import type { AnswerCheck } from './answer-check';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: its shape is checked against the document of all calls
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  /** Attributes of the cookies that the answer set, by name. */
  cookies: Record<string, Record<string, unknown>>;
}

export interface Extras {
  headers?: Record<string, string>;
  /** Sent as it is instead of `body`, as JSON unless the headers say otherwise. */
  raw?: string | Buffer;
}

/** A browser: keeps the cookies that answers set and sends them with its next calls. */
export interface Browser {
  /** For example `send('PATCH /api/profile', { firstName: 'Ada' })`. */
  send(call: string, body?: object, extras?: Extras): Promise<Answer>;
  cookies: Map<string, string>;
  /** The `Cookie` header, for connections that do not go through `send`. */
  cookieHeader(): string;
}

/**
 * Where calls come from unless a test says otherwise. The flood guard leaves loopback alone: tests that go through
 * every row make more calls in a minute than any household. Limits on sign-in count it like any address.
 */
const ADDRESS = '127.0.0.1';

/** Opens a browser whose answers are all checked against the document. */
export function openBrowser(app: FastifyInstance, check: AnswerCheck, address = ADDRESS): Browser {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(call: string, body?: object, { headers = {}, raw }: Extras = {}): Promise<Answer> {
    const [method = '', url = ''] = call.split(' ');
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress: address,
      headers: {
        ...(cookies.size > 0 ? { cookie: cookieHeader() } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    check(method, url, answer);
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isOver) cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
      cookies: Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, { ...cookie }])),
    };
  }
  return { send, cookies, cookieHeader };
}
