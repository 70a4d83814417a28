import { randomInt } from 'node:crypto';
import { header } from './access';
import { type Answer, admit, answer, type SandboxRequest, type SandboxResponse } from './answer';
import { settleClock } from './billing/due';
import { nextDelivery, noteDelivery } from './deliveries';
import { signPayload } from './sign';
import { draftOf, emptyState, type State, type StateStore } from './state';
import { API_VERSION } from './wire';
import { openWork, type Work } from './work';

/**
 * # Payments sandbox
 *
 * A local stand-in for the part of Stripe's HTTP API that the product uses, so that the real `stripe` SDK, the
 * product's own code and its webhook run without an account, without a network and without money.
 *
 * - **What it speaks.** The calls of `routes.ts`, with Stripe's form encoding, `expand[]`, pagination, idempotency keys, error
 *   bodies and full objects of the API version in `wire.ts`. A parameter or call that it does not know is refused,
 *   never ignored.
 * - **Who may call.** The secret key from the options; without it only a payment intent can be seen, confirmed and
 *   authenticated, by whoever knows its client secret.
 * - **Cards.** Stripe's test cards (`cards.ts`) by name (`pm_card_visa`, `pm_card_chargeDeclined`, `pm_card_authenticationRequired`,
 *   `pm_card_chargeCustomerFail`, …) or by number in `payment_method_data`. A card that asks for authentication
 *   leaves the intent at `requires_action`; the sandbox's only call of its own,
 *   `POST /v1/payment_intents/{id}/authenticate` with `client_secret` and `outcome=succeeded|failed`, answers the
 *   question in the bank's place.
 * - **Time.** Everybody lives by `clock_default`, which runs with `now()` and can be put forward with
 *   `POST /v1/test_helpers/test_clocks/clock_default/advance` (`frozen_time`); a customer may have a test clock of
 *   their own. `settle()` does what fell due since: an unpaid first invoice expires after 23 hours, renewals are drafted at the
 *   period's end and charged an hour later, declined ones are tried again after 3, 5 and 7 days and then end the subscription.
 * - **News.** Every event is stored and handed to `deliver` after the answer, signed as Stripe signs. What is not delivered is
 *   tried again by `settle()`, for three days. A restart forgets nothing that was answered.
 *
 * Calls are done one after another, each wholly or not at all, and are on disk before they are answered.
 */
export type PaymentsSandbox = {
  /** Answers a request; never rejects for what the caller did. */
  handle(request: SandboxRequest): Promise<SandboxResponse>;
  /** Does what fell due, then delivers what waits; for every minute and every start. Not from within `deliver`. */
  settle(): Promise<void>;
  /** Lets what runs come to its end; afterwards nothing is delivered any more. */
  close(): Promise<void>;
};

export type SandboxOptions = {
  now: () => Date;
  store: StateStore;
  /** The key that opens everything; like Stripe's test keys it begins with 'sk_test_'. */
  secretKey: string;
  webhookSecret: string;
  /** Takes an event to the webhook; true when it was accepted. It must come to an end: the others wait behind it. */
  deliver: (event: { payload: string; signature: string }) => Promise<boolean>;
  /** Uniform in [0, 1) and unpredictable: ids and client secrets come from it. */
  random?: () => number;
  log: {
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
};

const RANDOM_STEPS = 2 ** 47;

/** @throws Error when the secret key could be a real one. */
export function createPaymentsSandbox(options: SandboxOptions): PaymentsSandbox {
  if (!options.secretKey.startsWith('sk_test_'))
    throw new Error("The sandbox's key must begin with sk_test_");
  const { now, store, log } = options;
  const random = options.random ?? (() => randomInt(RANDOM_STEPS) / RANDOM_STEPS);
  let state: State | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let courier: Promise<void> | undefined;
  let hasNews = false;
  let isClosed = false;

  const seconds = () => Math.floor(now().getTime() / 1000);

  /** One act after the other, so that each sees what the last one left. */
  function inTurn<T>(act: (present: State) => Promise<T>): Promise<T> {
    const done = turn.then(async () => {
      state ??= (await store.load()) ?? emptyState(seconds());
      return act(state);
    });
    turn = done.catch(() => undefined);
    return done;
  }

  async function keep(draft: State): Promise<void> {
    await store.save(draft);
    state = draft;
  }

  function open(draft: State, request: Work['request']): Work {
    return openWork({ state: draft, now: now(), random, request });
  }

  async function handle(request: SandboxRequest): Promise<SandboxResponse> {
    const requestId = `req_${Array.from({ length: 14 }, () => Math.floor(random() * 36).toString(36)).join('')}`;
    const idempotencyKey = isPost(request) ? (header(request.headers, 'idempotency-key') ?? null) : null;
    // Before anything is copied: strangers cost nothing.
    const admitted = admit(request, options.secretKey);
    const answered =
      'status' in admitted
        ? admitted
        : await inTurn(async (present): Promise<Answer> => {
            const isRead = request.method.toUpperCase() === 'GET';
            const work = open(isRead ? present : draftOf(present), { id: requestId, idempotencyKey });
            // What is due comes first: nobody pays an invoice that has expired already.
            if (!isRead) settleClock(work, null);
            const result = answer(work, request, admitted);
            if (result.keeps) await keep(work.state);
            return result;
          }).catch((error: unknown): Answer => {
            log.error({ err: error, requestId }, 'The payments sandbox failed');
            const body = { error: { type: 'api_error', message: 'An unexpected error occurred.' } };
            return { status: 500, body, keeps: false, isReplayed: false };
          });
    if (answered.keeps) void deliverNews();
    return {
      status: answered.status,
      // A copy: the answer to an idempotency key is kept, and a caller in this process may change what they get.
      body: structuredClone(answered.body),
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'request-id': requestId,
        'stripe-version': API_VERSION,
        ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
        ...(answered.isReplayed ? { 'idempotent-replayed': 'true' } : {}),
      },
    };
  }

  /** Delivers one event after another until none is due; called while it runs, it looks once more. */
  function deliverNews(): Promise<void> {
    hasNews = true;
    courier ??= runCourier();
    return courier;
  }

  async function runCourier(): Promise<void> {
    try {
      // Begins in a later tick, so that `courier` is set and the answer goes first.
      await turn;
      while (hasNews && !isClosed) {
        hasNews = false;
        let hasDelivered = false;
        while (!isClosed && (await deliverNext())) hasDelivered = true;
        // Saved once for all of them: after a crash some come twice, as they may with Stripe.
        if (hasDelivered) await inTurn(keep);
      }
    } catch (error) {
      log.error({ err: error }, 'The payments sandbox could not deliver its events');
    } finally {
      courier = undefined;
    }
  }

  async function deliverNext(): Promise<boolean> {
    const event = await inTurn(async (present) => nextDelivery(present, seconds()));
    if (event === undefined) return false;
    const payload = JSON.stringify(event, null, 2);
    const signature = signPayload({ payload, secret: options.webhookSecret, now: now() });
    // Outside of the turn: whoever hears of it may call the sandbox before they answer.
    const isDelivered = await Promise.resolve({ payload, signature })
      .then(options.deliver)
      .catch((error: unknown) => {
        log.warn({ err: error, eventId: event.id }, 'A payment event was not delivered');
        return false;
      });
    await inTurn(async (present) => {
      const tried = { eventId: event.id, isDelivered: isDelivered === true, nowSeconds: seconds() };
      if (!noteDelivery(present, tried)) log.warn({ eventId: event.id }, 'A payment event was given up');
    });
    return true;
  }

  async function settle(): Promise<void> {
    await inTurn(async (present) => {
      const work = open(draftOf(present), { id: null, idempotencyKey: null });
      const clocks = [null, ...Object.keys(present.testClocks)];
      const changes = clocks.map((clock) => settleClock(work, clock));
      if (changes.includes(true)) await keep(work.state);
    });
    await deliverNews();
  }

  async function close(): Promise<void> {
    isClosed = true;
    await courier;
    await turn;
  }

  return { handle, settle, close };
}

function isPost({ method }: SandboxRequest): boolean {
  return method.toUpperCase() === 'POST';
}
