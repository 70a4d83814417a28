import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { subscriptionText } from '../../text/en/subscription';
import classes from './plans-screen.module.css';

const text = subscriptionText.faq;

/** Answers in native disclosure widgets: keyboard and find-in-page work without a script. */
export function Faq() {
  return (
    <Section id="faq" title={text.title} bare>
      <div className={classes.faq}>
        {text.list.map(({ q, a }) => (
          <details key={q}>
            <summary>
              {q}
              <Icon name="chevron" size={18} />
            </summary>
            <p>{a}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
