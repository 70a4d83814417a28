import { PageTitle } from '@herohood/ui/page-title/page-title';
import { siteSettings } from '../../lib/site-settings';
import { landingText as text } from '../../text/en/landing';
import { Faq } from './faq';
import { Features } from './features';
import { HeroStage } from './hero-stage';
import { HowItWorks } from './how-it-works';
import classes from './landing.module.css';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { REGISTER_URL, START } from './links';
import { Plans } from './plans';

/** The front door. Stands without Mantine and without the API client, so that it is there at once. */
export function LandingScreen() {
  const settings = siteSettings();
  return (
    <div className={classes.page}>
      <PageTitle title={text.title} />
      <LandingHeader />
      <main>
        <HeroStage />
        <HowItWorks />
        <Features />
        {settings.billing === 'off' ? null : <Plans />}
        <Faq />
        <section className={classes.end} aria-labelledby="end-heading">
          <h2 id="end-heading">{text.end.title}</h2>
          <a href={REGISTER_URL} className={START.onDark}>
            {settings.isSignUpOpen ? text.end.action : text.start.closed.action}
          </a>
        </section>
      </main>
      <LandingFooter />
    </div>
  );
}
