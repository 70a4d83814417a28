import type { SiteSettings } from '@herohood/domain/family/site-settings';
import { landingText } from '../../text/en/landing';
import classes from './landing.module.css';

export const KIDS_URL = '/kids-login';
export const LOGIN_URL = '/parent/auth?mode=login';
/** The server leads on from here when the operator has pages of their own. */
export const PRIVACY_URL = '/privacy';
export const TERMS_URL = '/terms';
export const REGISTER_URL = '/parent/auth?mode=register';

/** The looks of the page's main action. */
export const START = {
  primary: `${classes.button} ${classes.primary}`,
  quiet: `${classes.button} ${classes.quiet}`,
  onDark: `${classes.button} ${classes.onDark}`,
};

/** What the way in says: a trial, a family free of charge, or joining one where no new families are taken. */
export function wayIn({ billing, isSignUpOpen }: SiteSettings): { action: string; note: string } {
  if (!isSignUpOpen) return landingText.start.closed;
  return billing === 'off' ? landingText.start.free : landingText.start.trial;
}
