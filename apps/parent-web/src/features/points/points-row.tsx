import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { PendingRow } from '../../layout/pending-list';
import { pointsText as text } from '../../text/en/points';
import type { PendingPoints } from './use-pending-points';

interface Props {
  item: PendingPoints;
  when: string;
  isBusy: boolean;
  onApprove: () => void;
}

/** Reward points that wait for a parent: how many, what for, since when. */
export function PointsRow({ item, when, isBusy, onApprove }: Props) {
  const { hero, transaction } = item;
  return (
    <PendingRow
      picture={<Icon name="star" size={26} />}
      accent="sunshine"
      title={transaction.description}
      heroName={hero.name}
      when={when}
      worth={{ text: text.amount(transaction.amount), tone: 'mint' }}
      answers={
        <Button
          h={44}
          px="md"
          loading={isBusy}
          leftSection={<Icon name="check" size={18} />}
          aria-label={text.approveLabel(transaction.amount, hero.name)}
          onClick={onApprove}
        >
          {text.approve}
        </Button>
      }
    />
  );
}
