import { sayPercent, sayPrice } from '@herohood/browser/text/say';
import { sayName } from '@herohood/browser/text/say-name';
import { PLANS, savingsPercent, TRIAL_FEATURES } from '@herohood/domain/subscription/plans';
import { Link } from '@tanstack/react-router';
import { FirstIcon } from '../../layout/glyph';
import { siteSettings } from '../../lib/site-settings';
import { landingText } from '../../text/en/landing';
import { START, wayIn } from './links';
import classes from './plans.module.css';

const text = landingText.plans;

/** The plans, with savings as arithmetic gives them (rules: subscription). */
export function Plans() {
  const settings = siteSettings();
  const { planLimits } = settings;
  const start = wayIn(settings);
  return (
    <section className={classes.section} aria-labelledby="plans-heading">
      <h2 id="plans-heading">{text.title}</h2>
      <p>{text.body}</p>
      <div className={classes.trial}>
        <div>
          <h3>{text.trial.title}</h3>
          <p className={classes.price}>
            <strong>{sayPrice(0, 0)}</strong> {text.trial.period}
          </p>
          <p className={classes.small}>{text.trial.note}</p>
          {planLimits === 'advertised' ? <p className={classes.small}>{text.trial.everything}</p> : null}
        </div>
        <FeatureList features={TRIAL_FEATURES} />
        <Link to="/parent/auth" search={{ mode: 'register' }} className={START.primary}>
          {start.action}
        </Link>
      </div>
      <ul className={classes.plans}>
        {PLANS.map((plan) => (
          <li key={plan.id} className="surface" data-popular={plan.isPopular || undefined}>
            <div className={classes.head}>
              <h3>{sayName(plan.name)}</h3>
              {plan.isPopular ? <span className={classes.popular}>{text.popular}</span> : null}
              {savingsPercent(plan) > 0 ? (
                <span className={classes.save}>{text.save(sayPercent(savingsPercent(plan)))}</span>
              ) : null}
            </div>
            <p className={classes.price}>
              <strong>{sayPrice(plan.priceCents)}</strong> {text.per(plan.period)}
            </p>
            <p className={classes.small}>
              {plan.months > 1
                ? text.perMonth(sayPrice(plan.priceCents / plan.months))
                : sayName(plan.description)}
            </p>
            <FeatureList features={plan.features} />
            <Link to="/parent/auth" search={{ mode: 'register' }} className={START.quiet}>
              {start.action}
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.small}>
        {text.note} {planLimits === 'advertised' ? text.limitsOpen : null}
      </p>
    </section>
  );
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={classes.features}>
      {features.map((feature) => (
        <li key={feature}>
          <FirstIcon name="check" size={18} />
          {sayName(feature)}
        </li>
      ))}
    </ul>
  );
}
