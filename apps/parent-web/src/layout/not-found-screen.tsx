import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Link } from '@tanstack/react-router';
import { appText } from '../text/en/app';
import { PageTitle } from './page-title';
import classes from './plain-screen.module.css';

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
