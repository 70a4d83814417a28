import { siteSettings } from '../../lib/site-settings';
import { landingText } from '../../text/en/landing';
import classes from './landing.module.css';
import { KIDS_URL, LOGIN_URL, PRIVACY_URL, TERMS_URL } from './links';

const text = landingText.footer;

/** The ways in once more, what is promised about data, and where help is. */
export function LandingFooter() {
  const { supportEmail } = siteSettings();
  return (
    <footer className={classes.footer}>
      <span>{text.note}</span>
      <nav aria-label={landingText.nav.footer}>
        <a href={LOGIN_URL}>{text.parents}</a>
        <a href={KIDS_URL}>{text.kids}</a>
        <a href={PRIVACY_URL}>{text.privacy}</a>
        <a href={TERMS_URL}>{text.terms}</a>
        {supportEmail ? <a href={`mailto:${supportEmail}`}>{text.help}</a> : null}
      </nav>
    </footer>
  );
}
