import { reloadForLostPart } from '@herohood/browser/reload-when-outdated';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { useEffect } from 'react';
import { appText } from '../text/en/app';
import { PageTitle } from './page-title';
import classes from './plain-screen.module.css';

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
