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
}

/** Name of the page's meta element that holds the settings as JSON. */
export const SITE_SETTINGS = 'herohood-site';
