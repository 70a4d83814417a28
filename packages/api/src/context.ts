import type { Database } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import type { SignUpMode } from '@herohood/domain/family/founding';
import type { Locale } from '@herohood/domain/languages/locale';
import type { PlanLimitMode } from '@herohood/domain/subscription/plan-limit';
import type { Billing, Checkout, NewSubscription, PlanId } from '@herohood/domain/subscription/schema';
import type { ProviderSubscription } from '@herohood/domain/subscription/subscription-state';
import type { ChildSession, ParentSession } from './account/signed-in';
import type { BatchLoader } from './batch-loader';
import type { CalendarsPort, PicturesPort } from './reading';

/** Everything from outside that an act may use; filled by the server, or by a test. */
export interface Ports {
  db: Database;
  /** The present instant. Never read the clock in an act. */
  now: () => Date;
  /** Uniform in [0, 1), cryptographically strong: it also makes PINs and family codes. */
  random: () => number;
  live: LivePort;
  secrets: SecretsPort;
  passwords: PasswordsPort;
  media: MediaPort;
  pictures: PicturesPort;
  calendars: CalendarsPort;
  mail: MailPort;
  push: PushPort;
  payments: PaymentsPort;
  /** The origin that links in mails begin with. The operator's word, never a request's `Host`: that one can be forged. */
  publicOrigin: () => string;
  /** Who is paid; 'off': nobody, and every family has paid access (rules: plans). */
  billing: Billing;
  /** Who may found a family; joining one is always possible (rules: operator). */
  signUp: SignUpMode;
  /** What a family or a person may choose to be spoken to in (rules: languages). */
  locales: readonly Locale[];
  /** Whether plan limits are refused or only shown (rules: subscription). */
  planLimits: PlanLimitMode;
  /** The bytes of a base64 text, by the system's own code: a picture of 5 MB must keep nobody else waiting. */
  bytesOfBase64: (text: string) => Uint8Array;
  log: LogPort;
}

/** Where bytes of recordings and pictures live; keys are ids of `media_objects`. */
export interface MediaPort {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is nothing. `range`: only these bytes, both ends included, as far as there are any. */
  get(key: string, range?: ByteRange): Promise<Uint8Array | null>;
  /** No error when there is nothing. */
  remove(key: string): Promise<void>;
  /** Set where browsers send recordings to the store itself; null where they send them to this server. */
  direct: DirectUploads | null;
}

export interface ByteRange {
  start: number;
  end: number;
}

/** A store that takes uploads by itself: it asks nobody what comes, so what came is looked at afterwards. */
export interface DirectUploads {
  /** The origin of its upload addresses, which the pages must be allowed to connect to. */
  origin: string;
  /** An address that takes an object's bytes by `PUT` for so long, under a key of their own. */
  presign(key: string, lifeSeconds: number): Promise<string>;
  /** The object that an upload address without its query string names; null when it is none of this store's. */
  keyOf(address: string): string | null;
  /** What was sent, from the first byte up to `maxBytes`; null when nothing was. */
  received(key: string, maxBytes: number): Promise<Uint8Array | null>;
  /** Removes what was sent. No error when there is nothing. */
  discard(key: string): Promise<void>;
}

/**
 * The payment provider: the only one who knows what was paid (rules: payments). Every call rejects with `UNAVAILABLE`
 * when the provider does not answer; nothing was changed then, or the same call finds what was.
 */
export interface PaymentsPort {
  checkout: Checkout;
  /** The family's customer; the same one however often it is asked for. */
  createCustomer(family: { familyId: FamilyId; email: string; name: string }): Promise<string>;
  /**
   * An incomplete subscription with an open payment; null when the customer's credit covered it, so that it runs
   * already. The same `attempt` of a customer finds the same one.
   */
  startSubscription(order: {
    customerId: string;
    plan: PlanId;
    attempt: number;
  }): Promise<(NewSubscription & { amountCents: number }) | null>;
  /** Null when the provider knows no such payment. `clientSecret` is null once it cannot be paid any more. */
  findPayment(paymentIntentId: string): Promise<ProviderPayment | null>;
  /** All of a customer's subscriptions, ended ones too, newest first. */
  subscriptionsOf(customerId: string): Promise<ProviderSubscription[]>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Takes a cancellation back before the period has ended; the dates stay. */
  keepRunning(subscriptionId: string): Promise<void>;
  /** Ends it now; what was paid and not used is credited to later invoices. No error when it has ended. */
  endNow(subscriptionId: string): Promise<void>;
  /** Ends everything and forgets who the customer was. No error when there is none. */
  removeCustomer(customerId: string): Promise<void>;
  /** The event in a webhook's body; null when the signature is not the provider's, or is too old. */
  readEvent(webhook: { body: string; signature: string; now: Date }): Promise<PaymentEvent | null>;
}

export interface ProviderPayment {
  customerId: string | null;
  isPaid: boolean;
  clientSecret: string | null;
}

export interface PaymentEvent {
  id: string;
  type: string;
  /** Whom it is about; null when it is about nobody. */
  customerId: string | null;
}

export interface MailPort {
  /** Sends one plain-text message, written in `locale`. Rejects when it could not be handed over. */
  send(mail: { to: string; subject: string; text: string; locale: Locale }): Promise<void>;
  /** Tells the operator that a mail was left out, because it was one too many; by what it was, and not for whom. */
  noteOmitted(what: string): void;
}

/** Web Push (rules: reminders). */
export interface PushPort {
  /** The server's VAPID key (base64url), which browsers subscribe with. */
  publicKey: string;
  /** `gone`: the browser has dropped the subscription for good. Rejects when the push service does not answer. */
  send(
    to: { endpoint: string; p256dh: string; auth: string },
    message: object,
    options: { ttlSeconds: number },
  ): Promise<'sent' | 'gone'>;
}

/** Tells connected devices that something changed. Called after commit; losing a call is harmless (the poll is the net). */
export interface LivePort {
  /** `childId` narrows it to that hero's devices; parents of the family always hear it. */
  changed(change: FamilyChange): void;
}

export interface FamilyChange {
  familyId: FamilyId;
  /** A hero whose devices should look; 'all' for every hero of the family; absent: parents only. */
  childId?: string | 'all';
  /** Helpers may read nothing of it (rules: members). */
  isHiddenFromHelpers?: true;
  /** Who changed it, and in which of their pages; the person is the server's word, so nobody can speak for another. */
  by?: string;
}

/** Keyed cryptography with keys derived from the app's secret. */
export interface SecretsPort {
  /** AES-256-GCM; `context` is authenticated along (a PIN moved to another row does not open). */
  seal(plain: string, context: string): string;
  open(sealed: string, context: string): string;
  /** A keyed digest (hex) for values that must be looked up or compared but not read. */
  digest(value: string): string;
}

/** Whose password waits for its hash: turns are shared out by address. */
export type HashCaller = Pick<RequestInfo, 'address' | 'isAnswered'>;

/** Hashes of passwords. Each call waits for its turn, and is refused with `UNAVAILABLE` while too many wait. */
export interface PasswordsPort {
  /** A hash in its standard encoded form. Without a caller whoever works at the server itself asks. */
  hash(password: string, caller?: HashCaller): Promise<string>;
  /** Whether `password` is the one that `hash` was made of. */
  isRight(hash: string, password: string, caller?: HashCaller): Promise<boolean>;
  /** Costs as much as a real check and always fails: an unknown account must not answer faster (rules: sessions). */
  checkNothing(password: string, caller: HashCaller): Promise<false>;
}

export interface LogPort {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** The two kinds of sessions. */
export type Role = 'parent' | 'child';

/** What an act knows of the HTTP request; the server's adapters fill it. */
export interface RequestInfo {
  cookies: Readonly<Record<string, string | undefined>>;
  /** The caller's address as seen behind trusted proxies. */
  address: string;
  /** The origin under which people reach this server: the operator's, else the one that this request came to. */
  origin: string;
  /** What the caller's browser calls itself; empty when it says nothing. */
  userAgent: string;
  /** The languages that the caller's browser prefers, as it says so; empty when it says nothing. */
  acceptLanguage: string;
  /** Which app speaks, when it says so (`x-herohood-role`); settles who acts when both cookies are present. */
  role: Role | null;
  /** Which of its open pages speaks, when the app says so (`x-herohood-page`). */
  page?: string;
  /** Whether the caller is at the machine that the server runs on, and came through no proxy. */
  isFromThisMachine: boolean;
  /** Whether the answer is out already, so that nobody needs what is still to come. */
  isAnswered?: () => boolean;
}

/** What an act may say about the HTTP answer besides its value. */
export interface ReplyPort {
  /** Overrides the success status of the REST row (201 or 200). Without effect over tRPC. */
  status(code: 200 | 201): void;
  /** With no seconds to live the browser forgets it. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
}

/** Context of one request. Sessions are looked up at most once, however many calls a batch holds. */
export interface RequestContext extends Ports {
  request: RequestInfo;
  reply: ReplyPort;
  sessions: {
    parent(): Promise<ParentSession | null>;
    child(): Promise<ChildSession | null>;
  };
  batchLoader: BatchLoader;
  /** The language that the answer speaks (rules: languages); of two sessions the first in `who` settles it. */
  localeFor(who?: readonly Role[]): Promise<Locale>;
}

/** Who acts, as acts and the audit list see it. */
export type Actor =
  | { kind: 'parent'; id: string; name: string; familyId: FamilyId; isWaiting?: boolean }
  | { kind: 'child'; id: string; name: string; familyId: FamilyId }
  | { kind: 'system'; id: null; name: string; familyId: FamilyId };

/** What every signed-in call knows: who acts, in whose family, and in which language it is answered. */
interface SignedIn {
  actor: Actor;
  familyId: FamilyId;
  locale: Locale;
}

/** Context of a parent's call; what they must be in the family says the procedure. */
export type ParentContext = RequestContext & SignedIn & { parent: ParentSession };

/** Context of a hero's own call. */
export type ChildContext = RequestContext & SignedIn & { child: ChildSession };

/** Context of a call that both sides may make: exactly one of `parent` and `child` is set. */
export type FamilyContext = RequestContext &
  SignedIn & {
    parent: ParentSession | null;
    child: ChildSession | null;
  };
