import { useNow } from '@herohood/browser/use-now';
import type { Child } from '@herohood/domain/children/schema';
import { DECISION_PAGE } from '@herohood/domain/inbox/decision-page';
import type { Decision } from '@herohood/domain/inbox/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Button, Center } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { shortSinceLabel } from '../../lib/format-day';
import { inboxText } from '../../text/en/inbox';
import { useUndo } from './use-undo';

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
        <ActButton
          variant="default"
          mih={44}
          aria-expanded={isOpen}
          icon={isOpen ? 'eyeOff' : 'eye'}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text.hide : text.show}
        </ActButton>
      }
    >
      {isOpen ? <Decided heroes={heroes} clock={clock} /> : null}
    </Section>
  );
}

function Decided({ heroes, clock }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const query = useDecisions();
  const more = { variant: 'subtle', color: 'gray', mih: 44, fullWidth: true } as const;
  return (
    <Loaded query={query} what={text.load} skeleton={<ListSkeleton rows={3} height={56} />}>
      {(decisions) => {
        if (decisions.length === 0) {
          return <Hint>{text.empty}</Hint>;
        }
        const hidden = isWhole ? 0 : Math.max(0, decisions.length - SHOWN);
        return (
          <>
            <DecisionList
              decisions={decisions.slice(0, decisions.length - hidden)}
              heroes={heroes}
              clock={clock}
            />
            {hidden > 0 ? (
              <Button {...more} onClick={() => setIsWhole(true)}>
                {inboxText.showMore(hidden)}
              </Button>
            ) : query.hasNextPage ? (
              <Button {...more} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {text.older}
              </Button>
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}

/** Newest first. Each page begins before the last decision of the page before. */
function useDecisions() {
  const { inbox } = trpc.useUtils().client;
  const query = useInfiniteQuery({
    // Under the procedure's own key, so that whatever refreshes the inbox refreshes this.
    queryKey: [...getQueryKey(trpc.inbox.listDecisions), { type: 'infinite' }],
    queryFn: ({ pageParam, signal }) =>
      inbox.listDecisions.query({ ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < DECISION_PAGE ? undefined : page.at(-1)?.at),
    refetchOnMount: 'always',
  });
  return { ...query, data: query.data?.pages.flat() };
}

/** One row a decision: what, of whom, by whom and when, and Undo while it can be undone. */
function DecisionList({ decisions, heroes, clock }: Props & { decisions: readonly Decision[] }) {
  const now = useNow(60_000);
  const { undo, undoing } = useUndo();
  return (
    <ul>
      {decisions.map((decision) => {
        const { kind, id, outcome, summary, by, at, childId, undoableUntil } = decision;
        const hero = heroes.find((each) => each.id === childId)?.name ?? '';
        const canUndo = undoableUntil !== null && new Date(undoableUntil) >= now;
        const tone = outcome === 'approved' ? 'var(--mint-tone)' : 'var(--coral-tone)';
        return (
          <li key={id} className={rows.line}>
            <Center w="2rem" h="2rem" bdrs="50%" bg="var(--surface-sunken)" c={tone}>
              <Icon name={outcome === 'approved' ? 'check' : 'reply'} size={18} />
            </Center>
            <div className={rows.what}>
              <strong>
                <bdi>{summary}</bdi>
              </strong>
              <span>
                {text.line({
                  hero,
                  did: didOf(decision),
                  who: text.who(by),
                  when: shortSinceLabel(at, clock, now),
                })}
              </span>
            </div>
            {canUndo ? (
              <ActButton
                variant="default"
                mih={44}
                px="sm"
                loading={undoing?.[0]?.id === id}
                disabled={undoing !== null}
                icon="undo"
                aria-label={text.undoLabel(summary, hero)}
                onClick={() => undo([{ kind, id, outcome, isTrusted: by.kind === 'trust' }])}
              >
                {text.undo}
              </ActButton>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** A claim says itself whether it was promised or handed out. */
function didOf({ kind, outcome }: Decision): string | null {
  if (outcome === 'rejected') return kind === 'mission' ? text.sentBack : text.declined;
  return kind === 'claim' ? null : text.approved;
}
