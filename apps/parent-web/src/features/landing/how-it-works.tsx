import { lazily } from '../../layout/lazily';
import { landingText } from '../../text/en/landing';
import classes from './landing.module.css';

const Phone = lazily(() => import('./phone').then((part) => part.Phone));

const text = landingText.how;

/** Three steps beside the thing itself. */
export function HowItWorks() {
  return (
    <section className={`${classes.section} ${classes.how}`} aria-labelledby="how-heading">
      <div>
        <h2 id="how-heading">{text.title}</h2>
        <ol className={classes.steps}>
          {text.steps.map(({ title, body }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={classes.phoneSpace}>
        <Phone />
      </div>
    </section>
  );
}
