import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import { useEffect } from 'react';
import { play } from '../../../device/sound';
import { speak, stopSpeaking } from '../../../device/speech';
import { tripText } from '../../../text/en/world';
import { CelebrationCard } from '../celebration-card';
import card from '../celebration-card.module.css';
import type { CardProps } from '../parties';
import styles from './trip.module.css';

const words = tripText;

/** The hero is back from yesterday's trip: their card, and what they tell, which is read aloud by itself. */
export function TripCard({ hero, items, onClose }: CardProps<'trip'>) {
  const { place, art, story } = items[0]!;
  const title = words.title(hero.name);
  const spoken = `${words.from(place)} ${story}`;

  useEffect(() => {
    play('gift');
    speak(`${title} ${spoken}`);
    return stopSpeaking;
  }, [title, spoken]);

  return (
    <CelebrationCard
      accent="turquoise"
      art={
        <div className={styles.postcard} aria-hidden>
          <WorldPicture art={art} size={264} />
        </div>
      }
      title={title}
      spoken={spoken}
      hasOwnVoice
      act={words.close}
      onClose={onClose}
    >
      <p className={`${card.name} ${styles.place}`}>{words.from(place)}</p>
      <p className={styles.story}>
        <bdi>{story}</bdi>
      </p>
    </CelebrationCard>
  );
}
