import type { SiteSettings } from '@herohood/domain/family/site-settings';
import { landingText } from '../../text/en/landing';

/** What the way in says: a trial, a family free of charge, or joining one where no new families are taken. */
export function wayIn({ billing, isSignUpOpen }: SiteSettings): { action: string; note: string } {
  if (!isSignUpOpen) return landingText.start.closed;
  return billing === 'off' ? landingText.start.free : landingText.start.trial;
}
