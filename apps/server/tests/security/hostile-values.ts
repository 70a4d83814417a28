/** One value that programs stumble over, as the JSON text that is sent: JSON says more than a language's own values. */
export interface Hostile {
  what: string;
  json: string;
}

const text = (what: string, value: string): Hostile => ({ what, json: JSON.stringify(value) });
const raw = (json: string, what = json): Hostile => ({ what, json });

/** Every kind that JSON knows: whatever a field wants, most of these are something else. */
const KINDS: Hostile[] = ['null', 'true', 'false', '0', '""', '[]', '{}', '[[]]', '[null]', '[{}]'].map(
  (json) => raw(json),
);

const NUMBERS: Hostile[] = [
  ...['-0', '-1', '0.1', '1e308', '-1e308', '1e309', '5e-324', '1e21', '2147483647', '2147483648'],
  ...['-2147483649', '9007199254740992', '9007199254740993', '9223372036854775807', '9223372036854775808'],
  ...['-9223372036854775809', '1.7976931348623157e308'],
].map((json) => raw(json));

/** Numbers and times as text, for whoever reads them out of one. */
const WRITTEN: Hostile[] = [
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '1e308',
    '0x10',
    '١٢٣٤',
    '１２３x',
    '9223372036854775808',
    '1_000',
  ],
  ...['0000-01-01', '9999-12-31', '2026-02-30', '+275760-09-13', '-271821-04-20T00:00:00Z', '24:00', '99:99'],
  ...['9999-12-31T23:59:59-23:59', '2026-03-10T15:00:00.000000000000000000001Z'],
].map((value) => text(`the text ${value}`, value));

const LETTERS: Hostile[] = [
  text('NUL', '\u0000'),
  text('NUL within', 'a\u0000b'),
  text('half a character', '\ud800'),
  text('halves in the wrong order', '\udc00\ud800'),
  text('a text from right to left', '\u202eevil\u202c שלום مرحبا'),
  text('a letter under a tower of marks', `e${'\u0301'.repeat(300)}`),
  text('invisible letters', '\u200b\u200d\ufeff\u2060'),
  text('a family of one letter', '👨‍👩‍👧‍👦'.repeat(20)),
  text('control characters', '\u0007\u001b[31m\u007f\u0085'),
  text('line ends', 'a\r\nSet-Cookie: parent_session=x\r\n\r\nb'),
  text('a letter that grows in capitals', 'ß'.repeat(80)),
  text('a dotless i', 'ıİ'),
  raw('"\\ud83d\\ud83d"', 'two first halves'),
];

const WORDS: Hostile[] = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'undefined',
    'null',
    '[object Object]',
  ],
  ...[
    "'; drop table families; --",
    "' or '1'='1",
    '$1',
    '%',
    '_',
    '\\',
    '#{7*7}',
    '{{7*7}}',
    '$gt',
    '*',
    '(|(a=*))',
  ],
  ...[
    '../../../../etc/passwd',
    '..\\..\\windows',
    '/etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1:1/',
  ],
  ...[
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '=HYPERLINK("http://evil.example")',
    '%00',
    '%E0%A4%A',
  ],
  ...[
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/png;base64,',
    'data:image/png;base64,A===',
    '//evil.example',
  ],
].map((value) => text(`the text ${value}`, value));

const OBJECTS: Hostile[] = [
  ...[
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"__proto__":null}',
  ],
  ...['{"toString":null,"valueOf":null}', '{"toJSON":1}', '{"then":1}', '{"length":4294967295}', '{"":0}'],
  ...['{"a":1,"a":2}', '{"0":0,"1":1}', '{"\\u0000":1}', '{"\\ud800":1}', '{"$ne":null}'],
].map((json) => raw(json));
const LONG_KEY: Hostile = raw(
  `{"${'k'.repeat(5_000)}":0,"${'\\n'.repeat(500)}":0}`,
  'names of 5,000 letters',
);

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
const listOf = (length: number, item: string) => `[${`${item},`.repeat(length - 1)}${item}]`;

/** Just below what a call may send as a whole, so that they are read and not refused for their size. */
const LARGE: Hostile[] = [
  raw(nested(11, '[', ']'), 'lists 11 deep'),
  raw(nested(13, '[', ']'), 'lists 13 deep'),
  raw(nested(5_000, '[', ']'), 'lists 5,000 deep'),
  raw(nested(400_000, '[', ']'), 'lists 400,000 deep'),
  raw(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'objects 100,000 deep'),
  raw(listOf(500_000, '0'), 'half a million numbers'),
  raw(listOf(200_000, 'null'), '200,000 times nothing'),
  raw(listOf(200_000, '[]'), '200,000 lists'),
  raw(listOf(100_000, '"a"'), '100,000 texts'),
  raw(listOf(20_000, '"6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11"'), '20,000 ids'),
  raw(`{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":0`).join()}}`, '60,000 fields'),
  raw(`{${Array.from({ length: 15_000 }, (_, i) => `"k${i}":{"enabled":1}`).join()}}`, '15,000 objects'),
  text('a million letters', 'x'.repeat(1_000_000)),
  text('a million spaces', `a${' '.repeat(1_000_000)}a`),
  text('300,000 letters of three bytes', '漢'.repeat(300_000)),
  text('500,000 marks', `e${'\u0301'.repeat(500_000)}`),
  text('a million digits', '9'.repeat(1_000_000)),
  raw(`1${'0'.repeat(1_000_000)}`, 'a number of a million digits'),
  text('70,000 letters', 'x'.repeat(70_000)),
  text('a text of letters and at signs', `${'a.'.repeat(200_000)}@${'b-'.repeat(200_000)}`),
  text('a head of a picture without end', `data:image/png${';a=b'.repeat(200_000)};base64,AAAA`),
  text('a picture of nothing but ends', `data:image/png;base64,${'='.repeat(1_000_000)}`),
];

/** What is sent in the place of a field of a body. */
export const HOSTILE: readonly Hostile[] = [
  ...KINDS,
  ...NUMBERS,
  ...WRITTEN,
  ...LETTERS,
  ...WORDS,
  ...OBJECTS,
  LONG_KEY,
  ...LARGE,
];
/** Those that may keep the process busy. */
export const HOSTILE_LARGE: readonly Hostile[] = LARGE;

/** What an address can hold: longer ones are refused by the HTTP parser itself. */
const LONGEST_IN_ADDRESS = 8_000;

/** What fits into an address as JSON. */
export const HOSTILE_SMALL = HOSTILE.filter(
  ({ json }) => encodeURIComponent(json.toWellFormed()).length <= LONGEST_IN_ADDRESS,
);

/** What is sent in the place of a part of an address, percent-encoded already. */
export const HOSTILE_IN_ADDRESS: readonly { what: string; encoded: string }[] = [
  ...HOSTILE.flatMap(({ what, json }) => {
    const value: unknown = json.length > LONGEST_IN_ADDRESS ? null : safely(() => JSON.parse(json));
    const words = typeof value === 'string' ? value : json.slice(0, 2_000);
    if (!words.isWellFormed()) return [];
    const encoded = encodeURIComponent(words);
    return encoded.length <= LONGEST_IN_ADDRESS ? [{ what, encoded }] : [];
  }),
  ...['%', '%0', '%00', '%zz', '%E0%A4%A', '%C0%AF', '%ED%A0%80', '%F5%80%80%80', '%u0041', '%25%30%30'].map(
    (encoded) => ({ what: `the escape ${encoded}`, encoded }),
  ),
  ...[
    '..',
    '.',
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%5c..%5c',
    '%2f',
    '%3f',
    '%23',
    ';a=b',
    '%09',
  ].map((encoded) => ({ what: `the address ${encoded}`, encoded })),
  { what: 'an address of 7,000 letters', encoded: 'x'.repeat(7_000) },
];

function safely(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}
