import type { PlanLimitMode } from '../subscription/plan-limit';
import type { Billing } from '../subscription/schema';

/** What everybody may know of a server before they sign in; the server writes it into its pages. */
export interface SiteSettings {
  billing: Billing;
  planLimits: PlanLimitMode;
  /** Whether a new family may be founded; joining one is always possible. */
  isSignUpOpen: boolean;
  /** Where families find help; null: the operator names none. */
  supportEmail: string | null;
  /** The operator's own page about privacy and terms; null: the built-in ones. */
  legalUrl: string | null;
  /** How long a page waits between two syncs that nobody asked for, in ms (rules: sync). */
  syncEveryMs: number;
}

/** What holds on a page that no server wrote: while developing, and while the build draws pages. */
export const SITE_DEFAULTS: SiteSettings = {
  billing: 'sandbox',
  planLimits: 'advertised',
  isSignUpOpen: true,
  supportEmail: null,
  legalUrl: null,
  syncEveryMs: 30_000,
};

/** Name of the page's meta element that holds the settings as JSON. */
export const SITE_SETTINGS = 'herohood-site';
