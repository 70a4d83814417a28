import { sayName } from '@herohood/browser/text/say-name';
import { FIND_SETS, type Find, type FindSet } from '@herohood/domain/world/find-sets';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import { trpc } from '../../../lib/api';
import { findText } from '../../../text/en/world';
import type { Item } from '../parties';
import styles from './found-things.module.css';

export type FoundThing = { find: Find; set: FindSet };

const words = findText;

/** What these approvals brought besides XP; what this app does not know yet is left to the album. */
export function foundThingsOf(missions: readonly Item<'paid'>[]): FoundThing[] {
  return missions.flatMap(({ find: found }) => {
    const set = FIND_SETS.find(({ id }) => id === found?.set);
    const find = set?.finds.find(({ id }) => id === found?.findId);
    return set && find ? [{ find, set }] : [];
  });
}

/** What a screen reader and the read-aloud button say of them. */
export const spokenFinds = (things: readonly FoundThing[]): string =>
  things.map(({ find }) => words.found(sayName(find.name))).join(' ');

/** What a chest held besides XP: its picture, its name, and how far its set is. */
export function FoundThings({ heroId, things }: { heroId: string; things: readonly FoundThing[] }) {
  const { data: finds } = trpc.world.finds.useQuery({ id: heroId });
  const mine = new Set(finds?.map(({ findId }) => findId));
  return (
    <ul className={styles.things}>
      {things.map(({ find, set }, at) => {
        // Of one set they were found one after the other.
        const later = things.slice(at + 1).filter((other) => other.set === set).length;
        const have = set.finds.filter(({ id }) => mine.has(id)).length - later;
        const isWhole = have === set.finds.length;
        return (
          <li key={find.id} className={styles.thing} data-whole={isWhole}>
            <WorldPicture art={find.art} size={76} />
            <span>
              <strong className={styles.name}>{words.found(sayName(find.name))}</strong>
              {mine.has(find.id) && (
                <span className={styles.set}>
                  {isWhole
                    ? words.whole(sayName(set.name))
                    : words.count(have, set.finds.length, sayName(set.name))}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
