import { readPageSettings } from '@herohood/browser/page-settings';
import { SITE_DEFAULTS, SITE_SETTINGS, type SiteSettings } from '@herohood/domain/family/site-settings';

/** What the server says of itself in the page's head. */
export const siteSettings = (): SiteSettings => readPageSettings(SITE_SETTINGS, SITE_DEFAULTS);
