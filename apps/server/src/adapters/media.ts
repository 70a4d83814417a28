import { join } from 'node:path';
import type { MediaPort } from '@herohood/api/context';
import type { Env } from '../env';
import { mediaFolder } from './media-folder';

const DEFAULT_REGION = 'us-east-1';

/** Opens where recordings and pictures are kept: the S3-compatible store that is set, else a folder (rules: media). */
export async function openMedia(env: Env): Promise<MediaPort & { close(): void }> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (S3_BUCKET === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) {
    return { ...mediaFolder(join(env.DATA_DIR, 'media')), close: () => {} };
  }
  // The store's own library is large: a server that keeps media in a folder starts without it.
  const { openMediaS3 } = await import('./media-s3');
  return openMediaS3({
    bucket: S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? DEFAULT_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    isPathStyle: env.S3_FORCE_PATH_STYLE === 'on',
    prefix: env.S3_PREFIX ?? '',
  });
}
