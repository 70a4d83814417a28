import type { BadgeFamily } from '@herohood/domain/progress/schema';
import { FromServer } from '../../layout/from-server';
import { trpc } from '../../lib/api';
import { progressText as words } from '../../text/en/progress';
import { albumText } from '../../text/en/world';
import { BadgeCount, BadgeList } from './badge-list';
import styles from './badge-shelf.module.css';

const FAMILIES = Object.keys(words.badgeFamilies) as BadgeFamily[];

/** The album's page of badges: all that there are, family by family. */
export default function AllBadges({ heroId }: { heroId: string }) {
  const query = trpc.progress.badges.useQuery({ id: heroId });
  return (
    <FromServer query={query} failed={albumText.failed}>
      {({ badges }) => (
        <section className={styles.card} aria-label={words.badges}>
          <h3 className={styles.title}>
            {words.badges} <BadgeCount badges={badges} />
          </h3>
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
        </section>
      )}
    </FromServer>
  );
}
