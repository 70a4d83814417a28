import { PassThrough } from 'node:stream';
import type { WriteAnswer } from '@herohood/api/trpc';

/**
 * The stream of an answer that is written while it is sent; its reader sets the pace. Rejects with what goes wrong before
 * the first piece; later the stream breaks off.
 */
export function openWrittenAnswer(writeAnswer: WriteAnswer): Promise<PassThrough> {
  const out = new PassThrough();
  // Whoever sends it hears of a fault too; this is for the moment before.
  out.on('error', () => {});
  return new Promise((resolve, reject) => {
    const write = (text: string) => {
      resolve(out);
      return writeTo(out, text);
    };
    writeAnswer(write).then(
      () => out.end(),
      (error) => {
        reject(error);
        out.destroy(error);
      },
    );
  });
}

/** Waits until the reader has taken enough; rejects when they have gone. */
async function writeTo(out: PassThrough, text: string): Promise<void> {
  if (out.write(text)) return;
  await new Promise<void>((resolve, reject) => {
    const settle = () => {
      out.off('drain', settle).off('close', settle);
      if (out.destroyed) reject(new Error('The reader of an answer has gone.'));
      else resolve();
    };
    out.on('drain', settle).on('close', settle);
    if (out.destroyed) settle();
  });
}
