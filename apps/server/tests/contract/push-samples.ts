import type { Sample } from './sample';

const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/send/one-browser',
  expirationTime: null,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) },
};
const AT = [
  'http://push.example.com/send/x',
  'https://127.0.0.1/send/x',
  'https://[::1]/send/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/send/x',
  'https://push.example.com:8443/send/x',
  `https://push.example.com/${'x'.repeat(1_000)}`,
  'somewhere',
];

/** How tests call the rows of Web Push. */
export const PUSH_SAMPLES: Record<string, Sample> = {
  'POST /api/push/subscribe': {
    body: () => SUBSCRIPTION,
    bad: [
      ...AT.map((endpoint) => ({ body: { ...SUBSCRIPTION, endpoint } })),
      { body: { ...SUBSCRIPTION, keys: { p256dh: SUBSCRIPTION.keys.p256dh } } },
      { body: { ...SUBSCRIPTION, keys: { ...SUBSCRIPTION.keys, auth: 'short' } } },
      { body: { keys: null } },
    ],
  },
  'POST /api/push/unsubscribe': {
    body: () => SUBSCRIPTION,
    bad: [{ body: { endpoint: '' } }, { body: { endpoint: 'x'.repeat(1_001) } }],
  },
};
