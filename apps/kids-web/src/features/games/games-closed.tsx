import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { MonsterArt } from '@herohood/ui/monster-art/monster-art';
import { StateCard } from '@herohood/ui/state-card/state-card';
import type { ReactNode } from 'react';
import Moon from '~icons/fluent-emoji-flat/crescent-moon';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-done';
import Joystick from '~icons/fluent-emoji-flat/joystick';
import { useLook } from '../../device/look';
import { FailedCard } from '../../layout/failed-card';
import { FeatureDisabled } from '../../layout/feature-disabled';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { gamesText } from '../../text/en/games';
import styles from './games-closed.module.css';
import type { GamesState } from './use-games';

type Props = {
  state: Exclude<GamesState, { kind: 'loading' | 'ready' }>;
  /** The child asks whether they are open now. */
  onCheck: () => void;
};

const words = gamesText;

/** In place of the games while there is nothing to choose: always a drawing, a reason and what comes next. */
export function GamesClosed({ state, onCheck }: Props) {
  const { hasClock } = useLook();
  switch (state.kind) {
    case 'failed':
      return <FailedCard art={<Joystick width={124} height={124} />} {...words.failed} onRetry={onCheck} />;
    case 'offline':
      return (
        <FailedCard
          art={<MonsterArt kind={1} mood="hurt" size={132} />}
          {...words.offline}
          onRetry={onCheck}
        />
      );
    case 'disabled':
      return <FeatureDisabled feature="games" onCheck={onCheck} />;
    case 'bedtime': {
      const { title, body, shortBody } = words.bedtime;
      return (
        <Asleep
          accent="purple"
          title={title}
          body={hasClock ? body(state.endsAt) : shortBody}
          onCheck={onCheck}
        >
          <MonsterArt kind={3} mood="glad" size={120} />
          <Moon className={styles.moon} />
        </Asleep>
      );
    }
    case 'noTime':
      return (
        <Asleep accent="sunshine" {...(state.isForToday ? words.noTime : words.neverTime)} onCheck={onCheck}>
          <Hourglass className={styles.big} />
          <MonsterArt kind={0} mood="glad" size={84} />
        </Asleep>
      );
  }
}

type AsleepProps = {
  accent: 'purple' | 'sunshine';
  title: string;
  body: string;
  onCheck: () => void;
  /** The drawing. */
  children: ReactNode;
};

function Asleep({ accent, title, body, onCheck, children }: AsleepProps) {
  return (
    <StateCard
      role="status"
      accent={accent}
      art={
        <div className={styles.art} data-accent={accent}>
          {children}
        </div>
      }
      title={title}
      body={body}
      action={
        <div className={styles.action}>
          <ChunkyButton kind="quiet" accent="purple" onClick={onCheck}>
            {words.check}
          </ChunkyButton>
          <ReadAloudButton name={title} words={`${title}. ${body}`} />
        </div>
      }
    />
  );
}
