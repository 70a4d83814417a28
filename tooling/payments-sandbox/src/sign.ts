import { createHmac } from 'node:crypto';

type Input = { payload: string; secret: string; now: Date };

/** The `Stripe-Signature` header of a webhook: the SDK's `constructEvent` accepts it for five minutes. */
export function signPayload({ payload, secret, now }: Input): string {
  const at = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${digest}`;
}
