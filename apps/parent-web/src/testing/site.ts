import { SITE_SETTINGS, type SiteSettings } from '@herohood/domain/family/site-settings';
import { onTestFinished } from 'vitest';

/** Lets the page say this of its server until the test ends. */
export function setSite(settings: Partial<SiteSettings>): void {
  const meta = document.createElement('meta');
  meta.name = SITE_SETTINGS;
  meta.content = JSON.stringify(settings);
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
