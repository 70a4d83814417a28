import { randomBytes } from 'node:crypto';
import { LOCALES } from '@herohood/domain/languages/locale';
import { createPasswords, HASH_COSTS } from '../../src/account/password';
import type { FamilyChange, Ports } from '../../src/context';
import { readCalendar } from '../../src/days/calendar/read-calendar';
import { createFakeProvider, type FakeProvider } from './fake-provider';

export interface TestPorts extends Ports {
  payments: FakeProvider;
  /** The clock that acts see; tests move it. */
  clock: { now: Date };
  /** What was announced, in order. */
  announced: FamilyChange[];
  /** Mails sent, in order. */
  mails: Parameters<Ports['mail']['send']>[0][];
  /** What mails were about that were one too many, in order. */
  omittedMails: string[];
  /** Pushes sent, in order; endpoints of `gone` have dropped their subscription. */
  pushes: { endpoint: string; message: object }[];
  gone: Set<string>;
  /** Bytes of recordings and pictures, by key. */
  stored: Map<string, Uint8Array>;
}

/** What a picture begins with after the tests' `pictures` had it. */
export const REENCODED = [0xff, 0xd8, 0xff, 0xfe];

/** Ports with a clock that stands still until it is moved, and secrets that can be looked into. */
export function createTestPorts(db: Ports['db'], startAt = '2026-03-10T15:00:00.000Z'): TestPorts {
  const clock = { now: new Date(startAt) };
  const announced: FamilyChange[] = [];
  const mails: TestPorts['mails'] = [];
  const omittedMails: string[] = [];
  const pushes: TestPorts['pushes'] = [];
  const gone: TestPorts['gone'] = new Set();
  const stored: TestPorts['stored'] = new Map();
  return {
    db,
    clock,
    announced,
    mails,
    omittedMails,
    pushes,
    gone,
    stored,
    now: () => clock.now,
    random: () => randomBytes(4).readUInt32BE() / 2 ** 32,
    live: { changed: (news) => announced.push(news) },
    secrets: {
      seal: (plain, context) => `${context}|${plain}`,
      open: (sealed, context) => {
        if (!sealed.startsWith(`${context}|`)) throw new Error('Sealed for another row.');
        return sealed.slice(context.length + 1);
      },
      digest: (value) => `digest(${value})`,
    },
    passwords: createPasswords(HASH_COSTS.cheap),
    media: {
      put: async (key, bytes) => void stored.set(key, bytes),
      get: async (key, range) => stored.get(key)?.slice(range?.start, range && range.end + 1) ?? null,
      remove: async (key) => void stored.delete(key),
      direct: null,
    },
    // What the real one does is asked where it is (apps/server); acts need to tell its answer from what was sent.
    pictures: {
      reencode: async (_caller, bytes) => Uint8Array.from([...REENCODED, ...bytes]),
      shrink: async (_caller, bytes) => bytes.slice(0, 1),
    },
    calendars: { read: async (_caller, question) => readCalendar(question) },
    mail: {
      send: async (mail) => void mails.push(mail),
      noteOmitted: (what) => void omittedMails.push(what),
    },
    push: {
      publicKey: 'public-key-of-tests',
      send: async ({ endpoint }, message) => {
        if (gone.has(endpoint)) return 'gone';
        pushes.push({ endpoint, message });
        return 'sent';
      },
    },
    publicOrigin: () => 'https://hero.example',
    payments: createFakeProvider(() => clock.now),
    billing: 'sandbox',
    signUp: 'open',
    locales: LOCALES,
    planLimits: 'advertised',
    bytesOfBase64: (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0)),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  };
}
