import { randomInt } from 'node:crypto';
import type { Ports } from '@herohood/api/context';
import type { Database } from '@herohood/db/client';
import type { Live } from './adapters/live';
import type { Logger } from './log';

/** The most that `randomInt` gives in one go. */
const RANDOM_STEPS = 2 ** 48 - 1;

/** Fills the ports that acts see: what comes from outside, and nothing of how it comes. */
export function createPorts(parts: {
  db: Database;
  live: Live;
  log: Logger;
  media: Ports['media'];
  pictures: Ports['pictures'];
  calendars: Ports['calendars'];
  mail: Ports['mail'];
  payments: Ports['payments'];
  push: Ports['push'];
  publicOrigin: Ports['publicOrigin'];
  billing: Ports['billing'];
  signUp: Ports['signUp'];
  planLimits: Ports['planLimits'];
  locales: Ports['locales'];
  secrets: Ports['secrets'];
  passwords: Ports['passwords'];
}): Ports {
  return {
    db: parts.db,
    live: parts.live,
    log: parts.log,
    media: parts.media,
    pictures: parts.pictures,
    calendars: parts.calendars,
    mail: parts.mail,
    payments: parts.payments,
    push: parts.push,
    publicOrigin: parts.publicOrigin,
    billing: parts.billing,
    signUp: parts.signUp,
    // Without plans there is nothing to limit.
    planLimits: parts.billing === 'off' ? 'advertised' : parts.planLimits,
    locales: parts.locales,
    secrets: parts.secrets,
    passwords: parts.passwords,
    now: () => new Date(),
    bytesOfBase64: (text) => Buffer.from(text, 'base64'),
    random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
  };
}
