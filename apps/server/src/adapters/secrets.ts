import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretsPort } from '@herohood/api/context';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** The size that GCM is specified for; random, so one key is safe for about 2^32 values. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Begins every sealed value, so that another scheme can follow without guessing which one a row uses. */
const VERSION = 'v1';

/**
 * Fills the port with keys derived from the app's secret: one for sealing and one for digests, so that neither
 * use can weaken the other. Changing the secret makes sealed values unreadable and ends every session.
 */
export function createSecrets(appSecret: string): SecretsPort {
  const sealKey = deriveKey(appSecret, 'herohood seal v1');
  const digestKey = deriveKey(appSecret, 'herohood digest v1');
  return {
    seal: (plain, context) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, sealKey, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open: (sealed, context) => {
      const [version, packed] = sealed.split('.');
      const bytes = Buffer.from(packed ?? '', 'base64url');
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES)
        throw new Error('Not a sealed value.');
      const decipher = createDecipheriv(ALGORITHM, sealKey, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    digest: (value) => createHmac('sha256', digestKey).update(value).digest('hex'),
  };
}

function deriveKey(appSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', purpose, KEY_BYTES));
}
