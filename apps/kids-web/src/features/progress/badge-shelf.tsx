import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { TitledCard } from '../../layout/titled-card';
import { progressText as words } from '../../text/en/progress';
import { useOpenTab } from '../home/public';
import { type Badge, BadgeCount, BadgeList } from './badge-list';
import styles from './badges.module.css';

/** So many that are not earned yet stand beside those that are: the nearest. */
const NEXT = 3;
const shareOf = ({ progress, goal }: Badge) => (goal > 0 ? progress / goal : 0);

/** The next badges and those that were earned; all of them are in the album. */
export function BadgeShelf({ badges }: { badges: readonly Badge[] }) {
  const openTab = useOpenTab();
  const next = badges
    .filter(({ earned, hidden }) => !earned && !hidden)
    .sort((a, b) => shareOf(b) - shareOf(a))
    .slice(0, NEXT);
  return (
    <TitledCard title={words.badges} note={<BadgeCount badges={badges} />}>
      <BadgeList badges={[...next, ...badges.filter(({ earned }) => earned)]} />
      <ChunkyButton
        kind="quiet"
        className={styles.more}
        onClick={() => openTab('world', { inside: { world: 'album' } })}
      >
        {words.badgesMore}
      </ChunkyButton>
    </TitledCard>
  );
}
