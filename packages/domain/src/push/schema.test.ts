import { describe, expect, it } from 'vitest';
import { pushEndpoint, subscribeInput, unsubscribeInput } from './schema';

const P256DH = `B${'A'.repeat(86)}`;
const AUTH = 'a'.repeat(22);

describe('the address that the server will call', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/xyz',
    'https://web.push.apple.com/QO',
    'https://db5p.notify.windows.com:443/w/?token=a%2bb',
  ])('may be a push service: %s', (endpoint) => {
    expect(pushEndpoint.safeParse(endpoint).success).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://localhost/push',
    'https://push.localhost/push',
    'https://printer.local/push',
    'https://metadata.google.internal/computeMetadata',
    'https://intranet/push',
    'https://127.0.0.1/push',
    'https://2130706433/push',
    'https://0x7f.1/push',
    'https://10.0.0.8/push',
    'https://169.254.169.254/latest',
    'https://203.0.113.9/push',
    'https://[::1]/push',
    'https://[::ffff:127.0.0.1]/push',
    'https://push.example.com:8443/push',
    'https://user:word@push.example.com/push',
    'https://push.example.com\\@127.0.0.1/push',
    'https://push.example.com./push',
    'https://push.example.com/pu sh',
    'ftp://push.example.com/push',
    'push.example.com/push',
    `https://push.example.com/${'x'.repeat(1_000)}`,
    '',
  ])('is not %s', (endpoint) => {
    expect(pushEndpoint.safeParse(endpoint).success).toBe(false);
  });
});

describe('a subscription', () => {
  const subscription = { endpoint: 'https://push.example.com/1', keys: { p256dh: P256DH, auth: AUTH } };

  it('is what a browser says, padding or not', () => {
    const padded = {
      ...subscription,
      expirationTime: null,
      keys: { p256dh: `${P256DH}=`, auth: `${AUTH}==` },
    };
    expect(subscribeInput.parse(padded).keys).toEqual(subscription.keys);
  });

  it.each([
    { p256dh: P256DH },
    { auth: AUTH },
    { p256dh: P256DH.slice(1), auth: AUTH },
    { p256dh: `A${P256DH.slice(1)}`, auth: AUTH },
    { p256dh: P256DH, auth: 'short' },
    { p256dh: P256DH, auth: `${AUTH.slice(1)}+` },
  ])('needs both keys in their right form: %j', (keys) => {
    expect(subscribeInput.safeParse({ ...subscription, keys }).success).toBe(false);
  });

  it('is taken back by its address alone', () => {
    expect(unsubscribeInput.parse({ ...subscription })).toEqual({ endpoint: subscription.endpoint });
  });
});
