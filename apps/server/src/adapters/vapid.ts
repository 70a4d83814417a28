import { createECDH, hkdfSync } from 'node:crypto';
import { BadSettingError } from '../env';

/** How this server names itself to push services (RFC 8292); keys in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** Where a push service reaches whoever runs the server: an https or a mailto address. */
  subject: string;
}

export interface VapidSettings {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  VAPID_SUBJECT?: string | undefined;
  PUBLIC_URL?: URL | undefined;
}

const CURVE = 'prime256v1';
/** Number of points of that curve: private keys are whole numbers from 1 to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 16 bytes more than the key has, so that no key is noticeably likelier than another. */
const MATERIAL_BYTES = 48;
const NOBODY = 'mailto:operator@herohood.example';

/**
 * The operator's keys, or ones derived from the app's secret: servers that share the secret agree without asking
 * anybody, and nothing has to be kept. Another secret means other keys; browsers then have to subscribe anew.
 *
 * @throws BadSettingError when the two given keys do not belong together.
 */
export function vapidKeys(settings: VapidSettings, appSecret: string): VapidKeys {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  const subject = settings.VAPID_SUBJECT ?? defaultSubject(settings.PUBLIC_URL);
  if (publicKey !== undefined && privateKey !== undefined) {
    if (publicKeyOf(Buffer.from(privateKey, 'base64url')) === publicKey)
      return { publicKey, privateKey, subject };
    throw new BadSettingError('Bad setting: VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY');
  }
  const derived = deriveKey(appSecret);
  const derivedPublic = publicKeyOf(derived);
  if (derivedPublic === null) throw new Error('The derived key is none.');
  return { publicKey: derivedPublic, privateKey: derived.toString('base64url'), subject };
}

function defaultSubject(publicUrl: URL | undefined): string {
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : NOBODY;
}

function deriveKey(appSecret: string): Buffer {
  const material = Buffer.from(hkdfSync('sha256', appSecret, '', 'herohood vapid v1', MATERIAL_BYTES));
  const key = (BigInt(`0x${material.toString('hex')}`) % (ORDER - 1n)) + 1n;
  return Buffer.from(key.toString(16).padStart(64, '0'), 'hex');
}

function publicKeyOf(privateKey: Buffer): string | null {
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(privateKey);
  } catch {
    return null;
  }
  return pair.getPublicKey('base64url');
}
