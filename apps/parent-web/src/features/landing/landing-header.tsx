import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Brand } from '../../layout/brand';
import { FirstIcon } from '../../layout/glyph';
import { LanguageSwitch } from '../../layout/language-switch';
import { followSystemScheme, preferredScheme, toggleScheme } from '../../lib/color-scheme';
import { appText } from '../../text/en/app';
import { landingText } from '../../text/en/landing';
import classes from './landing.module.css';
import { KIDS_URL } from './links';

const text = landingText.nav;

export function LandingHeader() {
  const [scheme, setScheme] = useState(preferredScheme);
  useEffect(() => followSystemScheme(setScheme), []);
  return (
    <header className={classes.header}>
      <a href="/" className={classes.brandLink}>
        <Brand />
      </a>
      <nav aria-label={text.label} className={classes.nav}>
        <LanguageSwitch />
        <button
          type="button"
          aria-label={scheme === 'dark' ? appText.toLight : appText.toDark}
          onClick={() => setScheme(toggleScheme())}
        >
          <FirstIcon name={scheme === 'dark' ? 'sun' : 'moon'} />
        </button>
        <a href={KIDS_URL} className={classes.wideOnly}>
          {text.kids}
        </a>
        <Link to="/parent/auth" search={{ mode: 'login' }}>
          {text.signIn}
        </Link>
      </nav>
    </header>
  );
}
