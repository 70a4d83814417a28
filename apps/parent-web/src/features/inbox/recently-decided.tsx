import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { ErrorState, ListSkeleton } from '../../layout/states';
import { inboxText } from '../../text/en/inbox';
import { DecisionList } from './decision-list';
import { useDecisions } from './use-decisions';

const text = inboxText.decided;
/** What is taken back is mostly what was decided a moment ago. */
const SHOWN = 8;

interface Props {
  heroes: readonly Child[];
  clock: FamilyClock;
}

/** What was decided in the last 24 hours, by whom, with Undo. It is asked for when a parent opens it. */
export function RecentlyDecided({ heroes, clock }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      id="decided"
      title={text.title}
      hint={text.hint}
      actions={
        <Button
          variant="default"
          mih={44}
          aria-expanded={isOpen}
          leftSection={<Icon name={isOpen ? 'eyeOff' : 'eye'} size={18} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text.hide : text.show}
        </Button>
      }
    >
      {isOpen ? <Decided heroes={heroes} clock={clock} /> : null}
    </Section>
  );
}

function Decided({ heroes, clock }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const { decisions, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDecisions();
  if (!decisions && error) return <ErrorState what={text.load} error={error} retry={() => void refetch()} />;
  if (!decisions) return <ListSkeleton rows={3} height={56} />;
  if (decisions.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        {text.empty}
      </Text>
    );
  }
  const hidden = isWhole ? 0 : Math.max(0, decisions.length - SHOWN);
  return (
    <>
      <DecisionList decisions={decisions.slice(0, decisions.length - hidden)} heroes={heroes} clock={clock} />
      {hidden > 0 ? (
        <Button variant="subtle" color="gray" mih={44} fullWidth onClick={() => setIsWhole(true)}>
          {inboxText.showMore(hidden)}
        </Button>
      ) : null}
      {hidden === 0 && hasNextPage ? (
        <Button
          variant="subtle"
          color="gray"
          mih={44}
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {text.older}
        </Button>
      ) : null}
    </>
  );
}
