import classes from './landing.module.css';

export const KIDS_URL = '/kids-login';
export const LOGIN_URL = '/parent/auth?mode=login';
export const REGISTER_URL = '/parent/auth?mode=register';

/** The looks of the page's main action. */
export const START = {
  primary: `${classes.button} ${classes.primary}`,
  quiet: `${classes.button} ${classes.quiet}`,
  onDark: `${classes.button} ${classes.onDark}`,
};
