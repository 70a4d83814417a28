import { randomBytes } from 'node:crypto';
import type { FamilyNews, Ports } from '../context';

export interface TestPorts extends Ports {
  /** The clock that acts see; tests move it. */
  clock: { now: Date };
  /** What was announced, in order. */
  announced: FamilyNews[];
}

/** Ports with a clock that stands still until it is moved, and secrets that can be looked into. */
export function createTestPorts(db: Ports['db'], startAt = '2026-03-10T15:00:00.000Z'): TestPorts {
  const clock = { now: new Date(startAt) };
  const announced: FamilyNews[] = [];
  const stored = new Map<string, Uint8Array>();
  return {
    db,
    clock,
    announced,
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
    media: {
      put: async (key, bytes) => void stored.set(key, bytes),
      get: async (key) => stored.get(key) ?? null,
      remove: async (key) => void stored.delete(key),
    },
    planLimits: 'advertised',
    log: { info: () => {}, warn: () => {}, error: () => {} },
  };
}
