import { sayDate } from '@herohood/browser/text/say';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { RewardTile } from '@herohood/ui/reward-tile/reward-tile';
import { useState } from 'react';
import Book from '~icons/fluent-emoji-flat/open-book';
import { FromServer } from '../../layout/from-server';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import section from '../../layout/section-head.module.css';
import { trpc } from '../../lib/api';
import { rewardsText } from '../../text/en/rewards';
import { albumText } from '../../text/en/world';
import styles from './earned-album.module.css';

const words = rewardsText.album;
const PAGE = 12;
/** The server lists so many claims and no older ones. */
const MOST_LISTED = 200;

/** The album's page of rewards: what the hero has really got for their XP, newest first, with the family's day on which they had it. */
export default function EarnedAlbum({ heroId }: { heroId: string }) {
  const query = trpc.rewards.listClaims.useQuery({ id: heroId });
  return (
    <FromServer query={query} failed={albumText.failed}>
      {(claims) => <Earned claims={claims} />}
    </FromServer>
  );
}

function Earned({ claims }: { claims: readonly RewardClaim[] }) {
  const [pages, setPages] = useState(1);
  const earned = earnedOf(claims);
  const shown = earned.slice(0, pages * PAGE);
  const isCut = shown.length === earned.length && claims.length >= MOST_LISTED;
  const spoken = shown.slice(0, PAGE).map(({ reward }) => reward.name);
  return (
    <section className={styles.album} aria-label={words.title}>
      <div className={styles.head}>
        <h2 className={section.title}>{words.title}</h2>
        <ReadAloudButton
          name={words.title}
          words={earned.length > 0 ? words.spoken(earned.length, spoken) : words.empty}
        />
      </div>
      {earned.length === 0 ? (
        <p className={styles.empty}>
          <Book width={64} height={64} className={styles.book} />
          {words.empty}
        </p>
      ) : (
        <ul className={styles.cards}>
          {shown.map(({ id, reward, usedOn }) => (
            <li key={id} className={styles.card}>
              <RewardTile type={reward.type} icon={reward.icon} size={84} />
              <span className={styles.name}>
                <bdi>{reward.name}</bdi>
              </span>
              {usedOn && (
                <time className={styles.date} dateTime={usedOn}>
                  {sayDate(new Date(usedOn), { dateStyle: 'long', timeZone: 'UTC' })}
                </time>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown.length < earned.length && (
        <ChunkyButton kind="quiet" className={styles.more} onClick={() => setPages(pages + 1)}>
          {words.more(earned.length - shown.length)}
        </ChunkyButton>
      )}
      {isCut && <p className={styles.cut}>{words.cut}</p>}
    </section>
  );
}

const earnedOf = (claims: readonly RewardClaim[]) =>
  claims
    .filter(({ status }) => status === 'used')
    .sort((a, b) => Date.parse(b.usedAt ?? b.createdAt) - Date.parse(a.usedAt ?? a.createdAt));
