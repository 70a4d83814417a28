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
