import { lazily } from '@herohood/browser/lazy-part';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { PageTitle } from '@herohood/ui/page-title/page-title';
import { Link } from '@tanstack/react-router';
import { FirstIcon } from '../../layout/glyph';
import { siteSettings } from '../../lib/site-settings';
import { landingText as text } from '../../text/en/landing';
import faqClasses from './faq.module.css';
import { HeroStage } from './hero-stage';
import howClasses from './how-it-works.module.css';
import classes from './landing.module.css';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { REGISTER_URL, START } from './links';
import { Plans } from './plans';

const Phone = lazily(async () => (await import('./phone')).Phone);

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

/** Three steps beside the thing itself. */
function HowItWorks() {
  const { title, steps } = text.how;
  return (
    <section className={`${classes.section} ${howClasses.how}`} aria-labelledby="how-heading">
      <div>
        <h2 id="how-heading">{title}</h2>
        <ol className={howClasses.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.body}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={howClasses.phoneSpace}>
        <Phone />
      </div>
    </section>
  );
}

const CAST = ['robot', 'princess', 'ninja', 'animal'] as const;

/** What parents get, and the four heroes to choose from. */
function Features() {
  const { features, create } = text;
  return (
    <section className={classes.section} aria-labelledby="features-heading">
      <h2 id="features-heading">{features.title}</h2>
      <ul className={classes.features}>
        {features.list.map(({ icon, accent, title, body }) => (
          <li key={title} className="surface" data-accent={accent}>
            <span className={classes.featureIcon}>
              <FirstIcon name={icon} size={26} />
            </span>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
      <div className={classes.create}>
        <h2>{create.title}</h2>
        <ul className={classes.cast}>
          {CAST.map((avatarType) => (
            <li key={avatarType}>
              <HeroArt avatarType={avatarType} size={120} />
              <span>{create.cast[avatarType]}</span>
            </li>
          ))}
        </ul>
        <Link to="/parent/auth" search={{ mode: 'register' }} className={START.primary}>
          {create.action}
        </Link>
      </div>
    </section>
  );
}

/** Answers in native disclosure widgets: keyboard and find-in-page work without a script. */
function Faq() {
  const { title, body, trial, list } = text.faq;
  return (
    <section className={`${classes.section} ${faqClasses.faq}`} aria-labelledby="faq-heading">
      <div className={faqClasses.head}>
        <h2 id="faq-heading">{title}</h2>
        <p>{body}</p>
      </div>
      <div>
        {[...(siteSettings().billing === 'off' ? [] : [trial]), ...list].map(({ q, a }) => (
          <details key={q}>
            <summary>
              {q}
              <FirstIcon name="plus" size={22} />
            </summary>
            <p>{a}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
