import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showProgress } from './progress.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream that keeps what is written, as a terminal or as a file. */
function output(isTTY) {
  const stream = Object.assign(new PassThrough(), {
    ...{ isTTY, columns: 100, written: '' },
    ...{ cursorTo: () => {}, clearLine: () => {}, moveCursor: () => {} },
  });
  stream.on('data', (chunk) => {
    stream.written += chunk;
  });
  return stream;
}

describe('off a terminal', () => {
  it('short work says nothing', () => {
    const stream = output(false);
    const shown = showProgress({ doing: 'Backing up', total: 3, unit: 'rows', stream });
    shown.at(2);
    vi.advanceTimersByTime(14_000);
    shown.end();
    vi.advanceTimersByTime(600_000);
    expect(stream.written).toBe('');
  });

  it('long work says how far it is, in plain lines that become rarer', () => {
    const stream = output(false);
    const shown = showProgress({ doing: 'Backing up', total: 0, unit: 'rows', stream });
    shown.at(7);
    vi.advanceTimersByTime(15_000);
    expect(stream.written).toBe('  Backing up: 7 rows, 15 s\n');
    shown.at(9, 20);
    vi.advanceTimersByTime(30_000);
    expect(stream.written).toContain('  Backing up: 9 of 20 rows, 45 s\n');
    vi.advanceTimersByTime(3_600_000);
    shown.end();
    const lines = stream.written.split('\n').length;
    expect(lines).toBeGreaterThan(10);
    expect(lines).toBeLessThan(20);
  });
});

describe('on a terminal', () => {
  it('a bar shows how far it is, and is cleared away at the end', () => {
    const stream = output(true);
    const shown = showProgress({ doing: 'Backing up', total: 4, unit: 'tables', stream });
    shown.at(1);
    vi.advanceTimersByTime(1_000);
    expect(stream.written).toMatch(/Backing up █{6}░{18} 25 % \(1 of 4 tables, 1s\)/);
    shown.at(4, 8);
    vi.advanceTimersByTime(1_000);
    expect(stream.written).toMatch(/50 % \(4 of 8 tables/);
    shown.line('a word');
    vi.advanceTimersByTime(1_000);
    expect(stream.written).toContain('a word\n');
    shown.end();
    // Neither the signals nor the terminal's settings are touched: Ctrl+C ends the command and leaves no trace.
    expect(process.listenerCount('SIGINT')).toBe(0);
    expect(stream.written).not.toContain('\u001b[?');
  });
});
