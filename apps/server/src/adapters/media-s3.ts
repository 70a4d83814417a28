import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ByteRange, MediaPort } from '@herohood/api/context';
import { requestRefusal } from '@herohood/api/refusals';
import type { DomainError } from '@herohood/domain/errors';

export interface S3Settings {
  bucket: string;
  /** Unset: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path instead of the host name, as most other stores want it. */
  isPathStyle: boolean;
  /** Put before every key. */
  prefix: string;
}

const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 15_000;
/** Any key: only where its address begins is of interest. */
const SOME_KEY = '00000000-0000-0000-0000-000000000000';

/**
 * Keeps recordings and pictures in an S3-compatible store. Browsers send recordings to it directly, below
 * `uploads/`; only this server writes below `media/`, so that nothing changes there after it was looked at.
 */
export async function openMediaS3(settings: S3Settings): Promise<MediaPort & { close(): void }> {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    forcePathStyle: settings.isPathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // The SDK's default adds checksums that other stores, and browsers with a presigned address, do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
  });
  const place = (folder: 'media' | 'uploads', key: string) => ({
    Bucket: settings.bucket,
    Key: `${settings.prefix}${folder}/${key}`,
  });
  type Place = ReturnType<typeof place>;
  const read = (from: Place, range?: ByteRange) =>
    orNull(async () => {
      const bytes = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...from, Range: bytes }));
      return (await Body?.transformToByteArray()) ?? new Uint8Array();
    });
  const remove = async (from: Place) => {
    await orNull(() => client.send(new DeleteObjectCommand(from)));
  };
  const presign = (key: string, expiresIn: number) =>
    getSignedUrl(client, new PutObjectCommand(place('uploads', key)), { expiresIn });
  const uploads = addressBefore(await presign(SOME_KEY, 1));
  return {
    put: async (key, bytes) => {
      const object = { ...place('media', key), Body: bytes, ContentLength: bytes.byteLength };
      await answered(() => client.send(new PutObjectCommand(object)));
    },
    get: (key, range) => read(place('media', key), range),
    remove: (key) => remove(place('media', key)),
    direct: {
      origin: new URL(uploads).origin,
      presign,
      keyOf: (address) => (address.startsWith(uploads) ? address.slice(uploads.length) : null),
      received: (key, maxBytes) => read(place('uploads', key), { start: 0, end: maxBytes - 1 }),
      discard: (key) => remove(place('uploads', key)),
    },
    close: () => client.destroy(),
  };
}

/** Where every upload address begins. */
function addressBefore(presigned: string): string {
  const { origin, pathname } = new URL(presigned);
  return `${origin}${pathname.slice(0, -SOME_KEY.length)}`;
}

/** A missing object is null; one that has no byte in the range that was asked for is empty. */
async function orNull<T>(work: () => Promise<T>): Promise<T | Uint8Array | null> {
  try {
    return await work();
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404) return null;
    if (status === 416) return new Uint8Array();
    throw away(error);
  }
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw away(error);
  }
}

/** Whatever the store's trouble is, the family can only try again (503, rules: errors); the log gets the cause. */
function away(cause: unknown): DomainError {
  return Object.assign(requestRefusal('UNAVAILABLE', 'noMedia'), { cause });
}
