import { landingText } from '../../text/en/landing';
import faq from './faq.module.css';
import classes from './landing.module.css';

const text = landingText.faq;

/** Answers in native disclosure widgets: keyboard and find-in-page work without a script. */
export function Faq() {
  return (
    <section className={`${classes.section} ${faq.faq}`} aria-labelledby="faq-heading">
      <h2 id="faq-heading">{text.title}</h2>
      {text.list.map(({ q, a }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
    </section>
  );
}
