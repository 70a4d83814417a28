import { reloadForLostPart } from '@herohood/browser/reload-when-outdated';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appText } from '../text/en/app';
import { PageTitle } from './page-title';
import classes from './plain-screens.module.css';

/** Any address that is no screen. Stands without Mantine, because it may be the first thing loaded. */
export function NotFoundScreen() {
  return (
    <main className={classes.screen}>
      <PageTitle>{appText.notFound}</PageTitle>
      <HeroArt avatarType="robot" size={160} />
      <h1>{appText.notFound}</h1>
      <p>{appText.notFoundHint}</p>
      <Link to="/" className={classes.action}>
        {appText.toStart}
      </Link>
    </main>
  );
}

/** A screen that threw: never a blank page, never raw error text. */
export function CrashScreen() {
  useEffect(reloadForLostPart, []);
  return (
    <main className={classes.screen} role="alert">
      <PageTitle>{appText.crashTitle}</PageTitle>
      <HeroArt avatarType="panda" size={160} />
      <h1>{appText.crashTitle}</h1>
      <p>{appText.crashHint}</p>
      <button type="button" className={classes.action} onClick={() => window.location.reload()}>
        {appText.reload}
      </button>
    </main>
  );
}
