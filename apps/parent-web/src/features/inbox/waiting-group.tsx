import type { FamilyClock } from '@herohood/domain/time/family-day';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Flex, Title } from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import rows from '../../layout/picture-rows.module.css';
import { inboxText as text } from '../../text/en/inbox';
import type { Answer } from './use-answer-dialog';
import { type WaitingGroup as Group, isInBulk, type Waiting } from './waiting';
import { WaitingRow } from './waiting-row';

/** Rows of a hero that are shown at first; a few more are shown rather than hidden behind a button. */
const SHOWN = 4;
const SPARE = 2;

interface Props {
  group: Group;
  clock: FamilyClock;
  now: Date;
  onApprove: (item: Waiting) => void;
  /** Asks for the words that go with an answer. */
  onAnswer: (item: Waiting, answer: Answer) => void;
  /** Approves all of this hero's that one tap for many may approve. */
  onApproveAll: (items: readonly Waiting[]) => void;
  isApproving: boolean;
}

/** What waits of one hero: who, how much, one tap for all of it, and the rows; of many the first ones. */
export function WaitingGroup({ group, clock, now, onApprove, onAnswer, onApproveAll, isApproving }: Props) {
  const { hero, items } = group;
  const bulk = items.filter(isInBulk);
  const [isOpen, setIsOpen] = useState(false);
  const hidden = isOpen || items.length <= SHOWN + SPARE ? 0 : items.length - SHOWN;
  return (
    <section aria-label={text.group(hero.name, items.length)}>
      {/* Widths are in letters: with very large ones the parts of a row go below each other. */}
      <Flex
        component="header"
        className="has-face"
        wrap="wrap"
        align="center"
        gap="0.6rem"
        mih={44}
        mb="0.4rem"
      >
        <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={36} crop="portrait" />
        <Title order={3} size="h5" lh={1.2} flex="1 1 6rem" miw={0}>
          {text.group(hero.name, items.length)}
        </Title>
        {bulk.length > 1 || isApproving ? (
          <ActButton
            variant="light"
            mih={40}
            px="sm"
            flex="none"
            loading={isApproving}
            icon="check"
            aria-label={text.approveAllLabel(hero.name, bulk.length)}
            onClick={() => onApproveAll(bulk)}
          >
            {text.approveAll(bulk.length)}
          </ActButton>
        ) : null}
      </Flex>
      <ul className={rows.list}>
        {items.slice(0, items.length - hidden).map((item) => (
          <WaitingRow
            key={item.id}
            item={item}
            clock={clock}
            now={now}
            onApprove={() => onApprove(item)}
            onReject={() => onAnswer(item, 'reject')}
            onLook={() => onAnswer(item, item.kind === 'proposal' ? 'price' : 'look')}
            onPraise={item.kind === 'mission' ? () => onAnswer(item, 'praise') : undefined}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="subtle" color="gray" mih={44} fullWidth onClick={() => setIsOpen(true)}>
          {text.showMore(hidden)}
        </Button>
      ) : null}
    </section>
  );
}
