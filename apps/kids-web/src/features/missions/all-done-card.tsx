import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { StateCard } from '@herohood/ui/state-card/state-card';
import type { AccentName } from '@herohood/ui/theme/tokens';
import Mailbox from '~icons/fluent-emoji-flat/closed-mailbox-with-raised-flag';
import House from '~icons/fluent-emoji-flat/house';
import { useLook } from '../../device/look';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { allDoneText, calmAllDone } from '../../text/en/all-done';
import { looksOf, useOpenTab } from '../home/public';
import styles from './all-done-card.module.css';

const TripScene = lazily(() => import('@herohood/ui/trip-scene/trip-scene'));

/** `waiting`: the last ones wait for a parent. `saved`: some wait for the network. */
export type AllDone = 'approved' | 'waiting' | 'saved';

const accents: Record<AllDone, AccentName> = { approved: 'sunshine', waiting: 'purple', saved: 'turquoise' };

type Props = {
  kind: AllDone;
  hero: Child;
  /** The first view stands: its landscape may come. */
  isAtRest: boolean;
};

/** Nothing is left to do today: the hero sets out on a trip, as soon as the server can know that all is sent. */
export default function AllDoneCard({ kind, hero, isAtRest }: Props) {
  const openTab = useOpenTab();
  const { isCalmSpoken } = useLook();
  const said = isCalmSpoken && kind === 'approved' ? calmAllDone : allDoneText[kind];
  const { title } = said;
  const isAway = kind !== 'saved';
  const body = isAway ? `${said.body} ${allDoneText.setsOut(hero.name)}` : said.body;
  return (
    <div className={styles.card}>
      <StateCard
        role="status"
        accent={accents[kind]}
        art={
          isAway ? (
            <div className={styles.scene} data-trip>
              {isAtRest && <TripScene {...looksOf(hero)} />}
            </div>
          ) : (
            <Mailbox width={120} height={120} className={styles.picture} />
          )
        }
        title={title}
        body={body}
        action={
          <div className={styles.acts}>
            <ChunkyButton accent="sunshine" onClick={() => openTab('world')}>
              <House width={28} height={28} /> {allDoneText.toWorld}
            </ChunkyButton>
            <ReadAloudButton name={title} words={`${title} ${body}`} />
          </div>
        }
      />
    </div>
  );
}
