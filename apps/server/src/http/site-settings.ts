import type { Ports } from '@herohood/api/context';
import { isFoundingOpen } from '@herohood/api/family/found-family';
import { SITE_DEFAULTS, SITE_SETTINGS, type SiteSettings } from '@herohood/domain/family/site-settings';
import type { Env } from '../env';
import { onceAtATime } from '../once';

type Scope = Pick<Ports, 'db' | 'billing' | 'signUp' | 'planLimits'>;
type PageEnv = Partial<Pick<Env, 'SUPPORT_EMAIL' | 'LEGAL_URL' | 'SYNC_SECONDS'>>;

/**
 * Makes the reader of what the pages are told of this server. A page must come also while the database is away; nobody counts
 * pages, so those that are asked for at the same moment share one look at it.
 */
export function siteSettingsReader(ports: Scope, settings: PageEnv): () => Promise<SiteSettings> {
  return onceAtATime(() => readSiteSettings(ports, settings));
}

async function readSiteSettings(
  ports: Scope,
  { SUPPORT_EMAIL, LEGAL_URL, SYNC_SECONDS }: PageEnv,
): Promise<SiteSettings> {
  return {
    billing: ports.billing,
    planLimits: ports.planLimits,
    isSignUpOpen: await isFoundingOpen(ports).catch(() => false),
    supportEmail: SUPPORT_EMAIL ?? null,
    legalUrl: LEGAL_URL ?? null,
    syncEveryMs: SYNC_SECONDS === undefined ? SITE_DEFAULTS.syncEveryMs : SYNC_SECONDS * 1_000,
  };
}

/** A page with the settings in its head. */
export function withSettings(html: string, settings: SiteSettings): string {
  const content = JSON.stringify(settings)
    .replace(/&/g, '&amp;')
    .replace(/'/g, '&#39;')
    .replace(/</g, '&lt;');
  return html.replace('</head>', () => `<meta name="${SITE_SETTINGS}" content='${content}'></head>`);
}
