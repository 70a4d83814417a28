import { FirstIcon } from '../../layout/glyph';
import { siteSettings } from '../../lib/site-settings';
import { landingText } from '../../text/en/landing';
import faq from './faq.module.css';
import classes from './landing.module.css';

const text = landingText.faq;

/** Answers in native disclosure widgets: keyboard and find-in-page work without a script. */
export function Faq() {
  return (
    <section className={`${classes.section} ${faq.faq}`} aria-labelledby="faq-heading">
      <div className={faq.head}>
        <h2 id="faq-heading">{text.title}</h2>
        <p>{text.body}</p>
      </div>
      <div>
        {[...(siteSettings().billing === 'off' ? [] : [text.trial]), ...text.list].map(({ q, a }) => (
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
