import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoMessages } from '@herohood/ui/text/pseudo';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { Page } from 'playwright-core';
import PO from 'pofile';
import { repositoryRoot } from './paths';

/** The language in which galleries are looked at; visitors find everything by its English name all the same. */
export const spokenLocale = process.env.SPEAKS || 'en';

type Name = string | RegExp;

interface Message {
  /** The English text as it stands. */
  text: string;
  /** What a filled-in text looks like in English, as a whole, and what its groups are filled in for. */
  english: RegExp;
  gaps: string[];
  /** What stands before the first gap, if there is one. */
  begins: string | null;
  /** English with something filled in: one for each form of a plural. */
  samples: string[];
  /** The same text in the language that is spoken. */
  spoken: CompiledMessage;
}

const PAGES = ['apps/kids-web/src/text/locales', 'apps/parent-web/src/text/locales'];
const SERVER = 'packages/api/src/text/locales';

let known: Message[] | undefined;
const messages = (): Message[] => {
  known ??= readMessages(spokenLocale);
  return known;
};

/**
 * The name by which a visitor finds something in the language that is spoken, given the English one. What no catalogue has is the family's
 * own, or stays as it is in every language.
 */
export function inSpoken(name: Name): Name {
  if (spokenLocale === 'en' || isSpoken(name)) return name;
  const found = typeof name === 'string' ? sourceOf(name) : sourceOfPattern(name);
  return found === null ? name : asSpoken(found);
}

const spokenNames = new WeakSet<RegExp>();

/** A page hands what it looks for on to its frame, which is asked for the same name once more. */
const isSpoken = (name: Name) => typeof name !== 'string' && spokenNames.has(name);

function asSpoken(source: string): RegExp {
  const name = new RegExp(source, 'i');
  spokenNames.add(name);
  return name;
}

function oneOf(found: Message[], name = ''): string | null {
  const sources = new Set(found.map((message) => patternOf(message.spoken, fillOf(message, name))));
  return found.length === 0 ? null : `(?:${[...sources].join('|')})`;
}

/** What stands in a text's gaps in this name; numbers are written otherwise in other languages. */
function fillOf({ english, gaps }: Message, name: string): Fill {
  const [, ...groups] = english.exec(name) ?? [];
  const filled = new Map(gaps.map((gap, at) => [gap, groups[at]] as const).filter(([, said]) => said));
  return (gap) => {
    const said = filled.get(gap);
    if (said === undefined || !/^\P{N}*\p{L}\P{N}*$/u.test(said)) return GAP;
    return `${MARK}?${orAsWritten(oneOf(wholeTexts(said)), said)}${MARK}?`;
  };
}

/** Between two texts that stand in one name, in English and in any language. */
const JOINT = /(?:: |, )/;
/** Sets a name of the other direction apart. */
const MARK = '[\\u2068\\u2069]';
const SPOKEN_JOINT = `${MARK}?\\s?[:,،]\\s?${MARK}?`;

/** The family may call its own something as the product calls an idea: it is found by either name. */
const orAsWritten = (source: string | null, written: string) =>
  `(?:${[source, literal(written)].filter(Boolean).join('|')})`;

function sourceOf(name: string): string | null {
  const source = oneOf(sayingText(name), name);
  if (source !== null) return orAsWritten(source, name);
  const parts = name.split(JOINT);
  const sources = parts.map((part) => (part.trim() ? oneOf(sayingText(part), part) : null));
  if (parts.length === 1 || sources.every((each) => each === null)) return oneOf(beginningOf(name));
  return sources.map((each, at) => orAsWritten(each, parts[at] ?? '')).join(SPOKEN_JOINT);
}

const wholeTexts = (name: string): Message[] =>
  mostLiteral(messages().filter(({ english }) => english.test(name)));

function sayingText(name: string): Message[] {
  const [whole, part] = [wholeTexts(name), name.toLowerCase()];
  if (whole.some(({ text }) => text.toLowerCase() === part)) return whole;
  const holds = ({ samples }: Message) => samples.some((sample) => sample.toLowerCase().includes(part));
  return [...whole, ...messages().filter((message) => !whole.includes(message) && holds(message))];
}

const beginningOf = (name: string): Message[] =>
  mostLiteral(messages().filter(({ begins }) => begins && name.startsWith(begins)));

/** Whatever a text is filled in with. */
const GAP = '.+?';
const SIGNS = /[\\.*+?()[\]{}|]/;

function sourceOfPattern(name: RegExp): string | null {
  // In samples each number is a 3, but where it stands in the text itself.
  const filled = new RegExp(name.source.replaceAll(/\d+/g, '3'), name.flags);
  const isFitting = ({ text, samples }: Message) =>
    name.test(text) || samples.some((sample) => filled.test(sample));
  const fitting = oneOf(messages().filter(isFitting));
  // The first gap is for the number.
  const source = fitting?.replace(GAP, /\d+/.exec(name.source)?.[0] ?? GAP);
  const text = name.source.replaceAll(/^\^|\$$/g, '');
  if (source) return `(?:${source}|${name.source})`;
  return SIGNS.test(text) ? null : sourceOf(text.trim());
}

/** Letters of its own that a text must have to be recognized by them: '{a}: {b}' fits almost anything. */
const LEAST_LETTERS = 2;

/** Of several texts that fit, those with the most words of their own are meant. */
function mostLiteral(found: Message[]): Message[] {
  const lettersOf = ({ samples }: Message) =>
    Math.min(...samples.map((sample) => sample.replaceAll(/\P{L}/gu, '').length));
  const most = Math.max(LEAST_LETTERS, ...found.map(lettersOf));
  return found.filter((message) => lettersOf(message) === most);
}

function readMessages(locale: string): Message[] {
  const source = locale === 'en-XA' ? 'en' : locale;
  const files = [
    ...PAGES.flatMap((folder) => {
      const path = join(repositoryRoot, folder, source);
      return readdirSync(path).map((file) => join(path, file));
    }),
    join(repositoryRoot, SERVER, `${source}.po`),
  ];
  return files.flatMap((file) =>
    PO.parse(readFileSync(file, 'utf8')).items.flatMap(({ msgid, msgstr }) => {
      // Sentences of the list of acts are nobody's name.
      if (msgid.includes('{actor}')) return [];
      const english = compileMessage(msgid);
      const said = source === 'en' ? english : compileMessage(msgstr.join('') || msgid);
      const spoken =
        locale === 'en-XA' ? pseudoMessages(JSON.parse(JSON.stringify({ said })), locale).said : said;
      const gaps: string[] = [];
      const noted = (gap: string) => {
        gaps.push(gap);
        return `(${GAP})`;
      };
      return {
        text: msgid,
        english: new RegExp(`^${patternOf(english, noted)}$`, 'i'),
        gaps,
        begins: english.length > 1 && typeof english[0] === 'string' ? english[0] : null,
        samples: samplesOf(english),
        spoken: spoken as CompiledMessage,
      };
    }),
  );
}

type Token = CompiledMessage[number];
type Forms = Record<string, CompiledMessage | number>;

const LETTERS = /[.*+?^${}()|[\]\\]/g;
/** Names may be set apart by marks of direction, which nobody sees. */
const literal = (text: string) =>
  text
    .replaceAll(/<\/?\d+\/?>/g, '')
    .replaceAll(LETTERS, '\\$&')
    .replaceAll(/\s+/g, '\\s+');

/** Source of an expression for what fills a gap. */
type Fill = (gap: string) => string;

function patternOf(message: CompiledMessage | string, fill: Fill): string {
  if (typeof message === 'string') return literal(message);
  return message
    .map((token) => (typeof token === 'string' ? literalOrNumber(token) : patternOfArgument(token, fill)))
    .join('');
}

const literalOrNumber = (text: string) => (text === '#' ? GAP : literal(text));

function patternOfArgument(token: Token, fill: Fill): string {
  const forms = formsOf(token);
  if (forms.length === 0) return fill(String(token[0]));
  return `(?:${forms.map((form) => patternOf(form, fill)).join('|')})`;
}

/** English sentences with something in each gap, one for each form. */
function samplesOf(message: CompiledMessage | string): string[] {
  if (typeof message === 'string') return [plain(message)];
  return message.reduce<string[]>(
    (begun, token) => begun.flatMap((before) => piecesOf(token).map((piece) => before + piece)),
    [''],
  );
}

const plain = (text: string) => text.replaceAll(/<\/?\d+\/?>/g, '');

function piecesOf(token: Token): string[] {
  if (typeof token === 'string') return [token === '#' ? '3' : plain(token)];
  const forms = formsOf(token);
  return forms.length === 0 ? ['3'] : forms.flatMap(samplesOf);
}

function formsOf(token: Token): CompiledMessage[] {
  const forms = typeof token === 'string' ? undefined : (token[2] as Forms | string | undefined);
  if (typeof forms !== 'object') return [];
  return Object.entries(forms).flatMap(([form, said]) =>
    form === 'offset' || typeof said === 'number' ? [] : [said],
  );
}

const BY_TEXT = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByAltText', 'getByTitle'] as const;

interface Seeker {
  getByRole(role: string, options?: { name?: Name; exact?: boolean }): unknown;
  filter?(options?: { hasText?: Name }): unknown;
}
type Seekers = Seeker &
  Record<(typeof BY_TEXT)[number], (name: Name, options?: { exact?: boolean }) => unknown>;

const taught = new WeakSet<object>();

/** From now on whoever looks for something on a page by its English name finds it in the language that is spoken. */
export function seekInSpoken(page: Page): void {
  if (spokenLocale === 'en') return;
  for (const kind of [page, page.mainFrame(), page.locator('html'), page.frameLocator('html')]) {
    const seeker: Seekers = Object.getPrototypeOf(kind);
    if (taught.has(seeker)) continue;
    taught.add(seeker);
    const { getByRole, filter } = seeker;
    seeker.getByRole = function (role, options) {
      return getByRole.call(this, role, options && spokenOption(options));
    };
    if (filter) {
      seeker.filter = function (options) {
        const hasText = options?.hasText;
        return filter.call(this, hasText ? { ...options, hasText: inSpoken(hasText) } : options);
      };
    }
    for (const by of BY_TEXT) {
      const seek = seeker[by];
      seeker[by] = function (name, options) {
        const { name: spoken, ...others } = spokenOption({ ...options, name });
        return seek.call(this, spoken as Name, others);
      };
    }
  }
}

function spokenOption<O extends { name?: Name; exact?: boolean }>(options: O): O {
  if (options.name === undefined) return options;
  const name = inSpoken(options.name);
  const isWhole = options.exact && name instanceof RegExp && name !== options.name;
  return { ...options, name: isWhole ? asSpoken(`^\\s*${name.source}\\s*$`) : name };
}
