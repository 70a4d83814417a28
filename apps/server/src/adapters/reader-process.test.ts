import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { createReaders, READER_LIMITS } from './reader-process';

const open: ReturnType<typeof createReaders>[] = [];
afterEach(() => Promise.all(open.splice(0).map(({ close }) => close())));

function readers(limits: Partial<typeof READER_LIMITS> = {}) {
  const made = createReaders({ ...READER_LIMITS, ...limits });
  open.push(made);
  return made;
}

const calendar = (rule: string) => ({
  kind: 'calendar' as const,
  question: {
    file: `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260101\nRRULE:${rule}\nEND:VEVENT\nEND:VCALENDAR\n`,
    clock: { timeZone: 'Europe/Berlin', dayStartHour: 0 },
    ...{ from: '2026-01-01', until: '2026-12-31' },
  },
});

test('a calendar without end is ended with its process, and the next one is read', async () => {
  // The library looks for that day for ever.
  const { read } = readers({ timeMs: 2_000 });
  await expect(read(calendar('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'))).rejects.toThrow('the reader ended');
  expect(await read(calendar('FREQ=DAILY;COUNT=3'))).toMatchObject({ kind: 'read', errors: [] });
});

test('what needs more memory than it may is ended, and the next picture is read', async () => {
  const { read } = readers({ memory: 130 * 1024 * 1024 });
  const bytes = await sharp({ create: { width: 4_900, height: 4_900, channels: 3, background: 'teal' } })
    .jpeg({ progressive: true })
    .toBuffer();
  await expect(read({ kind: 'reencode', bytes, side: 1_600 })).rejects.toThrow('the reader ended');
  const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  expect(await read({ kind: 'reencode', bytes: small, side: 1_600 })).toHaveProperty('byteLength');
  await expect(read({ kind: 'shrink', bytes: Uint8Array.of(1, 2) })).rejects.toThrow();
});
