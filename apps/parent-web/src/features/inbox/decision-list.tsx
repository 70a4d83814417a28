import { useNow } from '@herohood/browser/use-now';
import type { Child } from '@herohood/domain/children/schema';
import type { Decision } from '@herohood/domain/inbox/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { shortSinceLabel } from '../../lib/format-day';
import { inboxText } from '../../text/en/inbox';
import classes from './decisions.module.css';
import { useUndo } from './use-undo';

const text = inboxText.decided;

interface Props {
  decisions: readonly Decision[];
  heroes: readonly Child[];
  clock: FamilyClock;
}

/** One row a decision: what, of whom, by whom and when, and Undo while it can be undone. */
export function DecisionList({ decisions, heroes, clock }: Props) {
  const now = useNow(60_000);
  const { undo, undoing } = useUndo();
  return (
    <ul className={classes.list}>
      {decisions.map((decision) => {
        const { kind, id, outcome, summary, by, at, childId, undoableUntil } = decision;
        const hero = heroes.find((each) => each.id === childId)?.name ?? '';
        const canUndo = undoableUntil !== null && new Date(undoableUntil) >= now;
        return (
          <li key={id} className={classes.row}>
            <span className={classes.mark} data-outcome={outcome}>
              <Icon name={outcome === 'approved' ? 'check' : 'reply'} size={18} />
            </span>
            <div className={classes.what}>
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
              <Button
                variant="default"
                mih={44}
                px="sm"
                flex="none"
                loading={undoing?.[0]?.id === id}
                disabled={undoing !== null}
                leftSection={<Icon name="undo" size={18} />}
                aria-label={text.undoLabel(summary, hero)}
                onClick={() => undo([{ kind, id, outcome, isTrusted: by.kind === 'trust' }])}
              >
                {text.undo}
              </Button>
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
