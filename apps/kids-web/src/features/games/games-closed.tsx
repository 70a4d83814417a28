import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { MonsterArt } from '@herohood/ui/monster-art/monster-art';
import { StateCard } from '@herohood/ui/state-card/state-card';
import type { ReactNode } from 'react';
import Moon from '~icons/fluent-emoji-flat/crescent-moon';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-done';
import Joystick from '~icons/fluent-emoji-flat/joystick';
import { useLook } from '../../device/look';
import { FeatureDisabled } from '../../layout/feature-disabled';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { appText } from '../../text/en/app';
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
    case 'offline':
      return (
        <StateCard
          role="alert"
          accent="coral"
          art={
            state.kind === 'failed' ? (
              <Joystick width={124} height={124} />
            ) : (
              <MonsterArt kind={1} mood="hurt" size={132} />
            )
          }
          {...words[state.kind]}
          action={
            <ChunkyButton accent="coral" onClick={onCheck}>
              {appText.retry}
            </ChunkyButton>
          }
        />
      );
    case 'disabled':
      return <FeatureDisabled feature="games" onCheck={onCheck} />;
    case 'bedtime': {
      const body = hasClock ? words.bedtime.body(state.endsAt) : words.bedtime.shortBody;
      return (
        <StateCard
          role="status"
          accent="purple"
          art={
            <Art kind="night">
              <MonsterArt kind={3} mood="glad" size={120} />
              <Moon className={styles.moon} />
            </Art>
          }
          title={words.bedtime.title}
          body={body}
          action={<Action title={words.bedtime.title} body={body} onCheck={onCheck} />}
        />
      );
    }
    case 'noTime': {
      const reason = state.isForToday ? words.noTime : words.neverTime;
      return (
        <StateCard
          role="status"
          accent="sunshine"
          art={
            <Art kind="evening">
              <Hourglass className={styles.big} />
              <MonsterArt kind={0} mood="glad" size={84} />
            </Art>
          }
          {...reason}
          action={<Action {...reason} onCheck={onCheck} />}
        />
      );
    }
  }
}

function Art({ kind, children }: { kind: 'night' | 'evening'; children: ReactNode }) {
  return (
    <div className={styles.art} data-kind={kind}>
      {children}
    </div>
  );
}

function Action({ title, body, onCheck }: { title: string; body: string; onCheck: () => void }) {
  return (
    <div className={styles.action}>
      <ChunkyButton kind="quiet" accent="purple" onClick={onCheck}>
        {words.check}
      </ChunkyButton>
      <ReadAloudButton name={title} words={`${title}. ${body}`} />
    </div>
  );
}
