import type { Database } from '@herohood/db/client';
import type { PlanLimitMode } from '@herohood/domain/subscription/plan-limit';
import type { ChildSession, ParentSession } from './account/session';

/** Everything from outside that an act may use; filled by the server, or by a test. */
export interface Ports {
  db: Database;
  /** The present instant. Never read the clock in an act. */
  now: () => Date;
  /** Uniform in [0, 1), cryptographically strong: it also makes PINs and family codes. */
  random: () => number;
  live: LivePort;
  secrets: SecretsPort;
  media: MediaPort;
  /** Whether plan limits are refused or only shown (ruling R11). */
  planLimits: PlanLimitMode;
  log: LogPort;
}

/** Where bytes of recordings and pictures live; keys are ids of `media_objects`. */
export interface MediaPort {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
}

/** Tells connected devices that something changed. Called after commit; losing a call is harmless (the poll is the net). */
export interface LivePort {
  /** `childId` narrows the news to that hero's devices; parents of the family always hear it. */
  changed(news: FamilyNews): void;
}

export interface FamilyNews {
  familyId: string;
  /** A hero whose devices should look; 'all' for every hero of the family; absent: parents only. */
  childId?: string | 'all';
}

/** Keyed cryptography with keys derived from the app's secret. */
export interface SecretsPort {
  /** AES-256-GCM; `context` is authenticated along (a PIN moved to another row does not open). */
  seal(plain: string, context: string): string;
  open(sealed: string, context: string): string;
  /** A keyed digest (hex) for values that must be looked up or compared but not read. */
  digest(value: string): string;
}

export interface LogPort {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What an act knows of the HTTP request; the server's adapters fill it. */
export interface RequestInfo {
  cookies: Readonly<Record<string, string | undefined>>;
  /** The caller's address as seen behind trusted proxies. */
  address: string;
  /** Which app speaks, when it says so (`x-herohood-role`); settles who acts when both cookies are present. */
  role: 'parent' | 'child' | null;
}

/** What an act may say about the HTTP answer besides its value. */
export interface ReplyPort {
  /** Overrides the success status of the REST row (201 or 200). Without effect over tRPC. */
  status(code: 200 | 201): void;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  clearCookie(name: string): void;
}

/** Context of one request. Sessions are looked up at most once, however many calls a batch holds. */
export interface RequestContext extends Ports {
  request: RequestInfo;
  reply: ReplyPort;
  sessions: {
    parent(): Promise<ParentSession | null>;
    child(): Promise<ChildSession | null>;
  };
}

/** Who acts, as acts and the audit list see it. */
export type Actor =
  | { kind: 'parent'; id: string; name: string; familyId: string }
  | { kind: 'child'; id: string; name: string; familyId: string }
  | { kind: 'system'; id: null; name: string; familyId: string };

/** Context of a parent's call: an accepted member of the family. */
export type ParentContext = RequestContext & { parent: ParentSession; actor: Actor; familyId: string };

/** Context of a hero's own call. */
export type ChildContext = RequestContext & { child: ChildSession; actor: Actor; familyId: string };

/** Context of a call that both sides may make: exactly one of `parent` and `child` is set. */
export type FamilyContext = RequestContext & {
  parent: ParentSession | null;
  child: ChildSession | null;
  actor: Actor;
  familyId: string;
};
