import type { Child } from '@herohood/domain/children/schema';
import type { GameId } from '@herohood/domain/games/catalogue';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSteps } from '../../device/steps';
import section from '../../layout/section-head.module.css';
import { appText } from '../../text/en/app';
import { gamesText } from '../../text/en/games';
import { GameCard } from './game-card';
import { GameStage } from './game-stage';
import { GamesClosed } from './games-closed';
import styles from './games-tab.module.css';
import { useSendKeptResults } from './kept-results';
import { type GamesState, type OfferedGame, useGames } from './use-games';

const home = getRouteApi('/kids');
const words = gamesText;
const ghosts = ['first', 'second', 'third'] as const;

type Props = {
  hero: Child;
  /** How long there still is to play. */
  clock: ReactNode;
};

/** The games: which can be played now and for how long, or why not; and the stage of the one that is open. */
export default function GamesTab({ hero, clock }: Props) {
  const { check, ...state } = useGames(hero.id);
  const { game: wanted } = home.useSearch();
  const navigate = home.useNavigate();
  const router = useRouter();
  const steps = useSteps();
  const [isHeld, setIsHeld] = useState(false);
  const open = useOpenGame(state, wanted, isHeld);
  useSendKeptResults(hero.id, open !== null);

  function openGame({ id }: OfferedGame) {
    steps.afterBack(
      () =>
        void navigate({
          search: (before) => ({ ...before, game: id }),
          state: { isAbove: true },
          resetScroll: false,
        }),
    );
  }

  // The browser's back button closes what a tap here has opened; an address that was typed has no step back.
  function close() {
    if (router.latestLocation.state.isAbove) steps.back();
    else void navigate({ search: { tab: 'games' }, replace: true, resetScroll: false });
  }

  return (
    <section aria-label={words.title}>
      <div className={`${section.head} ${styles.head}`}>
        <h2 className={section.title}>{words.title}</h2>
      </div>
      {['loading', 'ready', 'noTime'].includes(state.kind) && clock}
      <div className={styles.shelf}>
        {state.kind === 'loading' && <Loading />}
        {state.kind === 'ready' && (
          <ul className={`${section.list} ${styles.list}`}>
            {state.games.map((game) => (
              <GameCard key={game.id} game={game} onPlay={() => openGame(game)} />
            ))}
          </ul>
        )}
        {state.kind !== 'ready' && state.kind !== 'loading' && <GamesClosed state={state} onCheck={check} />}
      </div>
      {open && (
        <GameStage
          key={open.id}
          game={open}
          hero={hero}
          isAddressGone={open.id !== wanted}
          onRestoreAddress={() => openGame(open)}
          onHold={setIsHeld}
          onCheck={check}
          onClose={close}
        />
      )}
    </section>
  );
}

/**
 * The game whose stage is open. Once open it stays so, whatever becomes of the list meanwhile: a game that was begun
 * in time may be played to its end. `isHeld` says that one is being played: not even the back button ends it unasked.
 */
function useOpenGame(state: GamesState, wanted: GameId | undefined, isHeld: boolean): OfferedGame | null {
  const [open, setOpen] = useState<OfferedGame | null>(null);
  const isKept = open !== null && (isHeld || open.id === wanted);
  const offered = state.kind === 'ready' ? state.games.find(({ id }) => id === wanted) : undefined;
  const next = isKept ? open : offered?.lock.isUnlocked ? offered : null;
  if (next !== open) setOpen(next);
  return next;
}

function Loading() {
  return (
    <>
      <p className={styles.loading} role="status">
        {appText.loading}
      </p>
      <div className={`${section.list} ${styles.list}`} aria-hidden>
        {ghosts.map((ghost) => (
          <div key={ghost} className={styles.ghost} />
        ))}
      </div>
    </>
  );
}
