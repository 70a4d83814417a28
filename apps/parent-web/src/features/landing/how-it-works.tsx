import { lazily } from '@herohood/browser/lazy-part';
import { landingText } from '../../text/en/landing';
import how from './how-it-works.module.css';
import classes from './landing.module.css';

const Phone = lazily(async () => (await import('./phone')).Phone);

const text = landingText.how;

/** Three steps beside the thing itself. */
export function HowItWorks() {
  return (
    <section className={`${classes.section} ${how.how}`} aria-labelledby="how-heading">
      <div>
        <h2 id="how-heading">{text.title}</h2>
        <ol className={how.steps}>
          {text.steps.map(({ title, body }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={how.phoneSpace}>
        <Phone />
      </div>
    </section>
  );
}
