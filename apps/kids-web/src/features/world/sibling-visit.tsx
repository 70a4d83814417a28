import { readApiError } from '@herohood/browser/api-error';
import type { Child } from '@herohood/domain/children/schema';
import { CHEERS, type CheerId } from '@herohood/domain/world/cheer';
import type { Sibling } from '@herohood/domain/world/schema';
import { CheerPicture } from '@herohood/ui/cheer-picture/cheer-picture';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import HeroPortrait from '@herohood/ui/hero-portrait/hero-portrait';
import { useState } from 'react';
import { play } from '../../device/sound';
import { useBackCloses } from '../../device/steps';
import { FromServer } from '../../layout/from-server';
import section from '../../layout/section-head.module.css';
import { TitledCard } from '../../layout/titled-card';
import { trpc } from '../../lib/api';
import { cheerNames, roomText, visitsText as words } from '../../text/en/world';
import { showEmergency } from '../controls/public';
import { RoomBoard } from './room-board';
import { FIRST_PIECES } from './room-edits';
import { StandingPiece } from './room-piece';
import styles from './visits.module.css';

type Props = { hero: Child; sibling: Sibling; onBack: () => void };

/** A sibling's room, to be looked at, and a cheer to leave there. */
export function SiblingVisit({ hero, sibling, onBack }: Props) {
  useBackCloses(onBack);
  const room = trpc.world.room.useQuery({ id: sibling.id });
  const { sent, note, send } = useSendCheer(hero.id, sibling);
  return (
    <div className={section.stack}>
      <div className={styles.head}>
        <ChunkyButton kind="quiet" onClick={onBack}>
          {words.back}
        </ChunkyButton>
        <HeroPortrait hero={sibling} frame={sibling.style.frame} size={72} />
        <h3 className={styles.title}>{roomText.board(sibling.name)}</h3>
      </div>
      <FromServer query={room} failed={words.failed}>
        {({ items }) => {
          const pieces = items.length > 0 ? items : FIRST_PIECES;
          return (
            <RoomBoard hero={sibling} label={roomText.board(sibling.name)} pieces={pieces}>
              {pieces.map((piece, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind differ by nothing else
                <StandingPiece key={index} piece={piece} />
              ))}
            </RoomBoard>
          );
        }}
      </FromServer>
      <CheerPicker title={words.cheerTitle(sibling.name)} note={note} sent={sent} onCheer={send} />
    </div>
  );
}

/** Sends cheers one after the other, and says what has become of the last one. */
function useSendCheer(heroId: string, sibling: Sibling) {
  const [sent, setSent] = useState<CheerId | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const { mutate } = trpc.world.sendCheer.useMutation({
    onSuccess(_answer, { cheer }) {
      play('sent');
      setSent(cheer);
      setNote(words.sent(sibling.name));
    },
    onError(thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) return showEmergency(error);
      setSent(null);
      setNote(error.code === 'CHEERS_USED' ? words.usedUp : words.failedCheer);
    },
  });
  return {
    sent,
    note,
    send: (cheer: CheerId) => mutate({ id: heroId, toChildId: sibling.id, cheer }),
  };
}

type PickerProps = {
  title: string;
  /** What has become of the last one. */
  note: string | null;
  /** The one that flies off. */
  sent: CheerId | null;
  onCheer: (cheer: CheerId) => void;
};

/** Twelve pictures, each of which says something kind. */
function CheerPicker({ title, note, sent, onCheer }: PickerProps) {
  return (
    <TitledCard title={title} spoken={note ?? title}>
      <ul className={styles.cheers}>
        {CHEERS.map((cheer) => (
          <li key={cheer}>
            <button
              type="button"
              className={styles.cheer}
              data-sent={cheer === sent}
              aria-label={cheerNames[cheer]}
              onClick={() => onCheer(cheer)}
            >
              <CheerPicture cheer={cheer} size={48} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {note}
      </p>
    </TitledCard>
  );
}
