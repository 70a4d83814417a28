import { addDays } from '@herohood/domain/time/family-day';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { useState } from 'react';
import { speak } from '../../../device/speech';
import { recall, remember } from '../../../device/store';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import { trpc } from '../../../lib/api';
import { jokes, momentsText } from '../../../text/en/moments';
import { useHome } from '../../home/public';
import { Coloring } from './coloring';
import styles from './moments.module.css';

type Props = { heroId: string };

/** As many of tomorrow's missions as a child takes in at a glance. */
const AT_A_GLANCE = 6;

/** While there is nothing to do: a joke, a picture to colour, and a look at tomorrow. It needs no network. */
export default function QuietMoment({ heroId }: Props) {
  return (
    <section className={styles.moments} aria-label={momentsText.label}>
      <Joke heroId={heroId} />
      <Coloring heroId={heroId} />
      <Tomorrow heroId={heroId} />
    </section>
  );
}

/** What will be due tomorrow, as far as the board of that day is known here. */
function Tomorrow({ heroId }: Props) {
  const today = useHome()?.board.date;
  const board = trpc.days.board.useQuery(
    { id: heroId, date: today && addDays(today, 1) },
    { enabled: today !== undefined },
  );
  const due = board.data?.missions.filter(({ due, slot }) => due === 'due' && slot === 1) ?? [];
  const words = momentsText.tomorrow;
  const hidden = due.length - AT_A_GLANCE;
  if (today === undefined || due.length === 0) return null;
  return (
    <section className={styles.card} aria-label={words.title}>
      <h3 className={styles.title}>{words.title}</h3>
      <ul className={styles.tomorrow}>
        {due.slice(0, AT_A_GLANCE).map(({ habitId, name, icon }) => (
          <li key={habitId}>
            <HabitIcon icon={icon} size={40} />
            {name}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.note}>{words.more(hidden)}</p>}
    </section>
  );
}

const keyOf = (heroId: string) => `joke.${heroId}`;

/** Which joke is next for this hero on this device: no two the same until all were told. */
function nextJoke(heroId: string): number {
  const last = recall(keyOf(heroId));
  return typeof last === 'number' && Number.isInteger(last) && last >= 0 ? (last + 1) % jokes().length : 0;
}

function Joke({ heroId }: { heroId: string }) {
  const words = momentsText.joke;
  const [at, setAt] = useState(() => nextJoke(heroId));
  const [isTold, setIsTold] = useState(false);
  const [question, answer] = jokes()[at]!;

  function tell() {
    setIsTold(true);
    remember(keyOf(heroId), at);
    speak(answer);
  }

  function next() {
    setAt(nextJoke(heroId));
    setIsTold(false);
  }

  return (
    <section className={styles.card} aria-label={words.title}>
      <h3 className={styles.title}>{words.title}</h3>
      <p className={styles.question}>{question}</p>
      <p className={styles.answer} aria-live="polite">
        {isTold && answer}
      </p>
      <div className={styles.foot}>
        <ChunkyButton accent="sunshine" onClick={isTold ? next : tell}>
          {isTold ? words.next : words.reveal}
        </ChunkyButton>
        <ReadAloudButton name={words.title} words={isTold ? `${question} ${answer}` : question} />
      </div>
    </section>
  );
}
