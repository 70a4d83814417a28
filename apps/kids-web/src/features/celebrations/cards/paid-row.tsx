import { useLook } from '../../../device/look';
import { ParentWords } from '../../../layout/parent-words';
import { celebrationText as words } from '../../../text/en/celebrations';
import type { Item } from '../own-celebrations';
import styles from './paid-row.module.css';

type Paid = Item<'paid'>;

/** Whether a parent paid another amount than was promised (rules: amounts). */
const isAdjusted = ({ xp, promisedXp }: Paid): boolean => xp !== promisedXp;

const amountOf = ({ xp, promisedXp }: Paid) => words.amount(xp, promisedXp);

/** One approved mission as it is said. */
export const sayPaid = (mission: Paid) =>
  isAdjusted(mission)
    ? [mission.name, amountOf(mission), mission.words].filter(Boolean).join('. ')
    : mission.name;

/** One approved mission of a party; where the amount is another one both numbers, and what the parent said. */
export function PaidRow({ mission }: { mission: Paid }) {
  const { name, xp, promisedXp, words: said } = mission;
  const { largestNumber } = useLook();
  if (!isAdjusted(mission))
    return (
      <li>
        <bdi>{name}</bdi>
      </li>
    );
  const isWritten = Math.max(xp, promisedXp) <= largestNumber;
  return (
    <li>
      <bdi>{name}</bdi>
      <span className={styles.amount}>
        {isWritten ? amountOf(mission) : words.shortAmount[xp < promisedXp ? 'less' : 'more']}
      </span>
      {said && <ParentWords words={said} />}
    </li>
  );
}
