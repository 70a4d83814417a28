import type { BadgeFamily } from '@herohood/domain/progress/schema';
import { FromServer } from '../../layout/from-server';
import { TitledCard } from '../../layout/titled-card';
import { trpc } from '../../lib/api';
import { progressText as words } from '../../text/en/progress';
import { albumText } from '../../text/en/world';
import { BadgeCount, BadgeList } from './badge-list';
import styles from './badges.module.css';

const FAMILIES = Object.keys(words.badgeFamilies) as BadgeFamily[];

/** The album's page of badges: all that there are, family by family. */
export default function AllBadges({ heroId }: { heroId: string }) {
  const query = trpc.progress.badges.useQuery({ id: heroId });
  return (
    <FromServer query={query} failed={albumText.failed}>
      {({ badges }) => (
        <TitledCard title={words.badges} note={<BadgeCount badges={badges} />}>
          {FAMILIES.map((family) => {
            const own = badges.filter((badge) => badge.family === family);
            return (
              own.length > 0 && (
                <section key={family} aria-label={words.badgeFamilies[family]}>
                  <h4 className={styles.family}>
                    {words.badgeFamilies[family]} <BadgeCount badges={own} />
                  </h4>
                  <BadgeList badges={own} />
                </section>
              )
            );
          })}
        </TitledCard>
      )}
    </FromServer>
  );
}
