import { SITE_SETTINGS, type SiteSettings } from '@herohood/domain/family/site-settings';

/** What holds on a page that no server wrote: while developing, and while the build draws pages. */
const DEFAULTS: SiteSettings = {
  billing: 'sandbox',
  planLimits: 'advertised',
  isSignUpOpen: true,
  supportEmail: null,
  legalUrl: null,
};

/** What the server says of itself in the page's head. */
export function siteSettings(): SiteSettings {
  if (typeof document === 'undefined') return DEFAULTS;
  const content = document.querySelector(`meta[name="${SITE_SETTINGS}"]`)?.getAttribute('content');
  return content ? { ...DEFAULTS, ...JSON.parse(content) } : DEFAULTS;
}
