import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { StateCard } from '@herohood/ui/state-card/state-card';
import type { AccentName } from '@herohood/ui/theme/tokens';
import { useSpoken } from '../../device/own-voice';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { restText } from '../../text/en/rest';
import { useHome } from '../home/public';
import styles from './rest-card.module.css';
import type { Rest } from './rest-of-day';

const RestScene = lazily(() => import('@herohood/ui/rest-scene/rest-scene'));

const accents: Partial<Record<Rest, AccentName>> = {
  sick: 'purple',
  vacation: 'turquoise',
  away: 'turquoise',
  holiday: 'coral',
};

type Props = {
  rest: Rest;
  hero: Child;
  /** There is something to do for whoever likes. */
  hasExtras: boolean;
};

/** A day on which nobody waits for anything, and why. */
export default function RestCard({ rest, hero, hasExtras }: Props) {
  const { title, body } = restText[rest];
  const hasFlame = (useHome()?.streak.days ?? 0) > 0;
  const said = [body, hasFlame && restText.flame, hasExtras && restText.extras].filter(Boolean).join(' ');
  // Said once, and whole.
  useSpoken(`${title} ${said}`);
  return (
    <div className={styles.card}>
      <StateCard
        role="status"
        accent={accents[rest] ?? 'mint'}
        art={
          <div className={styles.scene} data-rest={rest}>
            <RestScene
              kind={rest}
              avatarType={hero.avatarType}
              avatarUrl={hero.avatarUrl}
              gear={hero.equippedGear}
            />
          </div>
        }
        title={title}
        body={said}
        action={<ReadAloudButton name={title} words={`${title} ${said}`} />}
      />
    </div>
  );
}
