import type { Sent } from './fuzz-calls';

interface HostileRequest {
  what: string;
  sent: Sent;
}

const TYPES = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=nonsense',
    'application/jsonp',
    'json',
    '/',
    ';',
  ],
  ...['application/xml', 'text/html', 'application/octet-stream', 'audio/webm', 'image/svg+xml', '\u00fcml'],
  ...['application/json, text/plain', 'APPLICATION/JSON', 'application/json;'.repeat(50)],
];

const BODIES: [string, string][] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '{"a":',
    '{"a":1,}',
    "{'a':1}",
    'a=1&b=2',
    '\ufeff{}',
    '{} {}',
    '[',
    'nul',
    '"',
    '0x1',
  ].map((body): [string, string] => [`the body ${JSON.stringify(body)}`, body]),
  ...['null', '[]', '""', '5', 'true', '[[]]', '[{}]', '"{}"', '{"json":{}}', '{"0":{}}', '{"0":null}'].map(
    (body): [string, string] => [`the body ${body}`, body],
  ),
  ['two values for one name', '{"id":"a","id":"b","name":1,"name":[]}'],
  [
    'a body that reaches into prototypes',
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":1}}}',
  ],
  ['a body of brackets', '['.repeat(500_000)],
  ['a body of nested objects', '{"a":'.repeat(150_000)],
  ['a body of spaces', ' '.repeat(900_000)],
  ['a body of quotes', '"'.repeat(900_000)],
  ['a body of escapes', `"${'\\u0041'.repeat(150_000)}"`],
  ['a body above every limit', `"${'x'.repeat(9_000_000)}"`],
];

const HEADERS: [string, Record<string, string>][] = [
  ['cookies that are none', { cookie: ';;;=;a;=b;parent_session;child_session=' }],
  ['cookies with broken escapes', { cookie: 'parent_session=%E0%A4%A; child_session=%; known_device=%00' }],
  [
    'a cookie of a prototype',
    { cookie: '__proto__=x; constructor=y; parent_session=__proto__; hasOwnProperty=1' },
  ],
  ['a thousand cookies', { cookie: Array.from({ length: 1_000 }, (_, i) => `c${i}=1`).join('; ') }],
  [
    'a session of 7,000 letters',
    { cookie: `parent_session=${'x'.repeat(7_000)}; child_session=${'%41'.repeat(300)}` },
  ],
  ['a role of nobody', { 'x-herohood-role': '__proto__' }],
  ['a host of somebody else', { host: 'evil.example"><script>' }],
  ['no host worth the name', { host: '@:/' }],
  [
    'forwarded by nobody',
    { 'x-forwarded-for': `${'1.2.3.4,'.repeat(200)}`, 'x-forwarded-host': 'evil.example' },
  ],
  ['a forwarded protocol', { 'x-forwarded-proto': 'javascript', forwarded: 'for=_evil;host=evil.example' }],
  ['another method by header', { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' }],
  ['a language like a pattern', { 'accept-language': `${'a-'.repeat(3_000)}!` }],
  ['an encoding of nothing', { 'accept-encoding': `${'br;q=0.0001,'.repeat(300)}*;q=1e309` }],
  ['a body that says it is packed', { 'content-encoding': 'gzip, br, deflate, nonsense' }],
  ['a range of everything', { range: `bytes=${'0-,'.repeat(1_000)}0-`, 'if-range': 'W/"x"' }],
  ['a length of nothing', { 'content-length': 'x' }],
  ['streaming asked for', { 'trpc-accept': 'application/jsonl', accept: 'text/event-stream' }],
  ['a last event', { 'last-event-id': '\u00ff'.repeat(100) }],
  ['a connection of its own', { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }],
  ['an expectation', { expect: '200-maybe' }],
];

const QUERIES = [
  ...[
    '?',
    '?&&&',
    '?=',
    '?a',
    '?a=%',
    '?a=%E0%A4%A',
    '?__proto__=1',
    '?__proto__[isAdmin]=1',
    '?constructor=1',
  ],
  ...['?id=a&id=b', '?id[]=a', '?id[a]=b', '?role=parent&role=child', '?input=%7B', '?input=%22', '?batch=1'],
  ...[
    '?batch=1&input=%5B%5D',
    '?batch=1&input=%7B%220%22:null%7D',
    '?batch=2&input=1',
    `?${'a=1&'.repeat(1_500)}`,
  ],
  ...['?input=null', '?input=%7B%22__proto__%22:%7B%22isAdmin%22:true%7D%7D', '#', '?%00=%00', '?\u00fc=1'],
];

/** Bodies, types, headers and addresses that no program of ours sends, around a call that is otherwise good. */
export function hostileRequests(good: Sent): HostileRequest[] {
  const isRead = good.method === 'GET';
  const [path = ''] = good.url.split('?');
  const withPayload = (payload: string, headers = {}): Sent => ({
    ...good,
    headers: { 'content-type': 'application/json', ...good.headers, ...headers },
    payload,
  });
  return [
    ...HEADERS.map(([what, headers]) => ({
      what,
      sent: { ...good, headers: { ...good.headers, ...headers } },
    })),
    ...QUERIES.map((query) => ({
      what: `the address ${query.slice(0, 60)}`,
      sent: { ...good, url: `${path}${query}` },
    })),
    ...(isRead ? [] : TYPES).map((type) => ({
      what: `the type ${type.slice(0, 60)}`,
      sent: withPayload(String(good.payload ?? '{}'), { 'content-type': type }),
    })),
    ...(isRead ? [] : BODIES).map(([what, body]) => ({ what, sent: withPayload(body) })),
  ];
}
