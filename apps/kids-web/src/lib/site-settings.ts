import { SITE_DEFAULTS, SITE_SETTINGS, type SiteSettings } from '@herohood/domain/family/site-settings';
import { readPageSettings } from '@herohood/ui/runtime/page-settings';

/** What the server says of itself in the page's head. */
export const siteSettings = (): SiteSettings => readPageSettings(SITE_SETTINGS, SITE_DEFAULTS);
