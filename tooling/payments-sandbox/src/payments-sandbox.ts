import { type Admitted, admit, answer, type SandboxRequest } from './answer';
import { ApiError } from './api-error';
import { settleDue } from './billing';
import { noteTry, signPayload } from './news';
import { emptyState, type News, type State } from './state';
import type { StateStore } from './stores';

/**
 * # Payments sandbox
 *
 * A stand-in for the calls of Stripe's HTTP API that the product makes (`routes.ts`), so that the real `stripe` SDK, the
 * product's own code and its webhook run without an account, a network and money.
 *
 * - **Answers** hold the fields that the product reads, in Stripe's shapes (`state.ts`). A call or a parameter that the product does
 *   not use is refused, never ignored.
 * - **Who may call.** The secret key; without it only a payment can be seen, confirmed and authenticated, by whoever
 *   knows its client secret.
 * - **Cards** are Stripe's test cards (`cards.ts`). `POST payment_intents/{id}/authenticate` answers for the bank.
 * - **Time** is `now()`. `settle()` does what fell due: an unpaid first invoice expires after 23 hours, renewals are drafted at the
 *   period's end and charged an hour later, declined ones are tried again after 3, 5 and 7 days and then end the subscription.
 * - **News** are handed to `deliver` after the answer, signed as Stripe signs. `settle()` tries again what was not taken, for three days.
 *
 * Calls are done one after another, each wholly or not at all, and are kept before they are answered.
 */
export interface PaymentsSandbox {
  /** Answers a request; never rejects for what the caller did. */
  handle(request: SandboxRequest): Promise<SandboxResponse>;
  /** Does what fell due, then delivers what waits; for every minute and every start. Not from within `deliver`. */
  settle(): Promise<void>;
  /** Lets what runs come to its end; afterwards nothing is delivered any more. */
  close(): Promise<void>;
}

export interface SandboxOptions {
  now: () => Date;
  store: StateStore;
  /** The key that opens everything. */
  secretKey: string;
  webhookSecret: string;
  /** Takes an event to the webhook; true when it was accepted. It must come to an end: the others wait behind it. */
  deliver: (event: { payload: string; signature: string }) => Promise<boolean>;
  log: {
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
}

interface SandboxResponse {
  status: number;
  body: object;
  headers: Record<string, string>;
}

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

export function createPaymentsSandbox(options: SandboxOptions): PaymentsSandbox {
  const { now, store, secretKey, log } = options;
  let state: State | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let courier: Promise<void> = Promise.resolve();
  let isClosed = false;

  const seconds = () => Math.floor(now().getTime() / 1000);

  /** One act after the other, so that each sees what the last one left. */
  function inTurn<T>(act: (present: State) => T | Promise<T>): Promise<T> {
    const done = turn.then(async () => {
      state ??= (await store.load()) ?? emptyState();
      return act(state);
    });
    turn = done.catch(() => undefined);
    return done;
  }

  async function keep(draft: State): Promise<void> {
    await store.save(draft);
    state = draft;
  }

  async function handle(request: SandboxRequest): Promise<SandboxResponse> {
    try {
      // Before anything is copied: strangers cost nothing.
      const admitted = admit(request, secretKey);
      const act = admitted.isRead
        ? (present: State) => answer({ state: present, at: seconds() }, admitted)
        : (present: State) => change(present, admitted);
      // A copy: the answer to an idempotency key is kept.
      return { status: 200, body: structuredClone(await inTurn(act)), headers: HEADERS };
    } catch (error) {
      if (error instanceof ApiError) {
        return { status: error.status, body: { error: error.body }, headers: HEADERS };
      }
      log.error({ err: error }, 'The payments sandbox failed');
      const body = { error: { type: 'api_error', message: 'An unexpected error occurred.' } };
      return { status: 500, body, headers: HEADERS };
    }
  }

  /** Does a call on a copy, which is kept before the answer, or thrown away when the call is refused. */
  async function change(present: State, admitted: Admitted): Promise<object> {
    const moment = { state: structuredClone(present), at: seconds() };
    // What is due comes first: nobody pays an invoice that has expired already.
    settleDue(moment);
    let refusal: ApiError | null = null;
    let body: object = {};
    try {
      body = answer(moment, admitted);
    } catch (error) {
      if (!(error instanceof ApiError && error.keeps)) throw error;
      refusal = error;
    }
    await keep(moment.state);
    void deliverNews();
    if (refusal) throw refusal;
    return body;
  }

  /** Delivers what waits, one event after another; a round begins when the one before has ended. */
  function deliverNews(): Promise<void> {
    courier = courier.then(deliverDue).catch((error: unknown) => {
      log.error({ err: error }, 'The payments sandbox could not deliver its events');
    });
    return courier;
  }

  async function deliverDue(): Promise<void> {
    const due = await inTurn(({ news }) => news.filter(({ nextTryAt }) => nextTryAt <= seconds()));
    for (const news of due) if (!isClosed) await deliver(news);
    // Saved once for all of them: after a crash some come twice, as they may with Stripe.
    if (due.length > 0) await inTurn(keep);
  }

  async function deliver(news: News): Promise<void> {
    const { event } = news;
    const payload = JSON.stringify(event);
    const signature = signPayload({ payload, secret: options.webhookSecret, now: now() });
    // Outside of the turn: whoever hears of it may call the sandbox before they answer.
    const isDelivered = await options.deliver({ payload, signature }).catch((error: unknown) => {
      log.warn({ err: error, eventId: event.id }, 'A payment event was not delivered');
      return false;
    });
    const isDone = await inTurn((present) => noteTry(present, news, { isDelivered, at: seconds() }));
    if (!isDone) log.warn({ eventId: event.id }, 'A payment event was given up');
  }

  async function settle(): Promise<void> {
    await inTurn(async (present) => {
      const moment = { state: structuredClone(present), at: seconds() };
      if (settleDue(moment)) await keep(moment.state);
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
