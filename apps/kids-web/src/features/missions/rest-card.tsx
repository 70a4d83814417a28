import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import type { RestKind } from '@herohood/ui/rest-scene/rest-scene';
import { StateCard } from '@herohood/ui/state-card/state-card';
import type { AccentName } from '@herohood/ui/theme/tokens';
import { useSpoken } from '../../device/own-voice';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { restText } from '../../text/en/rest';
import { looksOf, useHome } from '../home/public';
import styles from './all-done-card.module.css';

const RestScene = lazily(() => import('@herohood/ui/rest-scene/rest-scene'));

const accents: Partial<Record<RestKind, AccentName>> = {
  sick: 'purple',
  vacation: 'turquoise',
  away: 'turquoise',
  holiday: 'coral',
};

type Props = {
  rest: RestKind;
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
            <RestScene kind={rest} {...looksOf(hero)} />
          </div>
        }
        title={title}
        body={said}
        action={<ReadAloudButton name={title} words={`${title} ${said}`} />}
      />
    </div>
  );
}
