import { addDays } from '@herohood/domain/time/family-day';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { useState } from 'react';
import { useLook } from '../../../device/look';
import { speak } from '../../../device/speech';
import { recall, remember } from '../../../device/store';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import { TitledCard } from '../../../layout/titled-card';
import { trpc } from '../../../lib/api';
import { jokes, momentsText, riddles } from '../../../text/en/moments';
import { useHome } from '../../home/public';
import { Coloring } from './coloring';
import styles from './moments.module.css';

type Props = { heroId: string };
type MomentProps = Props & { onRoom: () => void };

/** As many of tomorrow's missions as a child takes in at a glance. */
const AT_A_GLANCE = 6;

/**
 * While there is nothing to do: a joke and a picture to colour, or a riddle and a record to beat; and a look at tomorrow. Words and pictures
 * need no network.
 */
export default function QuietMoment({ heroId, onRoom }: MomentProps) {
  const { isPlayful } = useLook();
  return (
    <section className={styles.moments} aria-label={momentsText.label}>
      <Riddle heroId={heroId} kind={isPlayful ? 'joke' : 'riddle'} />
      {isPlayful ? <Coloring heroId={heroId} /> : <RecordToBeat heroId={heroId} onRoom={onRoom} />}
      <Tomorrow heroId={heroId} />
    </section>
  );
}

/** The hero's longest streak beside the one that runs, and the way to their room. */
function RecordToBeat({ heroId, onRoom }: MomentProps) {
  const badges = trpc.progress.badges.useQuery({ id: heroId });
  const { bestStreak = 0, currentStreak = 0 } = badges.data ?? {};
  const words = momentsText.record;
  return (
    <TitledCard title={words.title}>
      {bestStreak > 0 && (
        <p className={styles.question}>
          {currentStreak < bestStreak ? words.behind(currentStreak, bestStreak) : words.ahead(currentStreak)}
        </p>
      )}
      <div className={styles.foot}>
        <ChunkyButton accent="turquoise" onClick={onRoom}>
          {words.room}
        </ChunkyButton>
      </div>
    </TitledCard>
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
    <TitledCard title={words.title}>
      <ul className={styles.tomorrow}>
        {due.slice(0, AT_A_GLANCE).map(({ habitId, name, icon }) => (
          <li key={habitId}>
            <HabitIcon icon={icon} size={40} />
            {name}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.note}>{words.more(hidden)}</p>}
    </TitledCard>
  );
}

const told = { joke: jokes, riddle: riddles };
type RiddleProps = Props & { kind: keyof typeof told };

const keyOf = ({ heroId, kind }: RiddleProps) => `${kind}.${heroId}`;

/** Which one is next for this hero on this device: no two the same until all were told. */
function nextOf(props: RiddleProps): number {
  const last = recall(keyOf(props));
  const isOne = typeof last === 'number' && Number.isInteger(last) && last >= 0;
  return isOne ? (last + 1) % told[props.kind]().length : 0;
}

/** A question whose answer is told when it is asked for. */
function Riddle(props: RiddleProps) {
  const words = momentsText[props.kind];
  const [at, setAt] = useState(() => nextOf(props));
  const [isTold, setIsTold] = useState(false);
  const [question, answer] = told[props.kind]()[at]!;

  function tell() {
    setIsTold(true);
    remember(keyOf(props), at);
    speak(answer);
  }

  function next() {
    setAt(nextOf(props));
    setIsTold(false);
  }

  return (
    <TitledCard title={words.title}>
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
    </TitledCard>
  );
}
