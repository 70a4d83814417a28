import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error The package brings no types.
import untyped from 's3rver';
import type { S3Settings } from '../../src/adapters/media-s3';

/** The part of s3rver that is used; it brings no types. */
type S3rver = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  vhostBuckets: boolean;
  configureBuckets: { name: string; configs: string[] }[];
}) => { run(): Promise<AddressInfo>; close(): Promise<void> };

const S3rver: S3rver = untyped;

/**
 * An S3-compatible store on a free port with its files in a temporary folder. It accepts what a real store refuses
 * (wrong signatures, unsigned reads), so it shows only that what should work does.
 */
export async function openS3Server(): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'herohood-s3-test-'));
  const bucket = 'herohood';
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await store.run();
  return {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      isPathStyle: true,
      prefix: 'family-files/',
    },
    close: async () => {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
