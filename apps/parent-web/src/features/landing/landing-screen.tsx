import { appText } from '../../text/en/app';
import { landingText as text } from '../../text/en/landing';
import { Faq } from './faq';
import { Features } from './features';
import { HeroStage } from './hero-stage';
import { HowItWorks } from './how-it-works';
import classes from './landing.module.css';
import { LandingHeader } from './landing-header';
import { KIDS_URL, LOGIN_URL, REGISTER_URL, START } from './links';
import { Plans } from './plans';

/** The front door. Stands without Mantine and without the API client, so that it is there at once. */
export function LandingScreen() {
  return (
    <div className={classes.page}>
      <title>{`${appText.name}: the family habit game`}</title>
      <LandingHeader />
      <main>
        <HeroStage />
        <HowItWorks />
        <Features />
        <Plans />
        <Faq />
        <section className={classes.end} aria-labelledby="end-heading">
          <h2 id="end-heading">{text.end.title}</h2>
          <a href={REGISTER_URL} className={START.onDark}>
            {text.end.action}
          </a>
        </section>
      </main>
      <footer className={classes.footer}>
        <span>{text.footer.note}</span>
        <nav aria-label={text.nav.footer}>
          <a href={LOGIN_URL}>{text.footer.parents}</a>
          <a href={KIDS_URL}>{text.footer.kids}</a>
        </nav>
      </footer>
    </div>
  );
}
