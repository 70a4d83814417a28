import { lazily } from '@herohood/browser/lazy-part';
import quest from '../../layout/quest-card.module.css';

/** A longer one would push the card's act out of view, in characters: about three lines of a phone. */
const LONG = 110;

const LongDescription = lazily(() => import('./long-description'));

/** What a parent wrote about a mission. */
export function MissionDescription({ words }: { words: string }) {
  if (words.length > LONG) return <LongDescription words={words} />;
  return (
    <p className={quest.description}>
      <bdi>{words}</bdi>
    </p>
  );
}
