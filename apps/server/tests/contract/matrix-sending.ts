import { WEBM } from '@herohood/api/testing/recordings';
import type { Browser } from './contract-client';

/** Where a recording is heard that was just sent. */
export async function record(by: Browser): Promise<string> {
  const { uploadURL } = (await expectOk(by.send('POST /api/objects/upload'))).body;
  const sent = { raw: Buffer.from(WEBM), headers: { 'content-type': 'audio/webm' } };
  const { pathname, search } = new URL(uploadURL);
  await expectOk(by.send(`PUT ${pathname}${search}`, undefined, sent));
  return pathname;
}

/** The answer, which must be a success. */
export async function expectOk<T extends { status: number; body: unknown }>(sent: Promise<T>): Promise<T> {
  const answer = await sent;
  if (answer.status < 300) return answer;
  throw new Error(`The matrix's world could not be made: ${JSON.stringify(answer.body)}`);
}
