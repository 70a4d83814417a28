import { distanceAsRead } from '@herohood/browser/reading-direction';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Countdown } from '../../layout/countdown';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { shortSinceLabel } from '../../lib/format-day';
import { inboxText as text } from '../../text/en/inbox';
import { missionsText } from '../../text/en/missions';
import pictures from './picture.module.css';
import { describeRow } from './row-words';
import { useSwipe } from './use-swipe';
import { photoOf, type Waiting } from './waiting';
import classes from './waiting.module.css';

interface Props {
  item: Waiting;
  clock: FamilyClock;
  now: Date;
  onApprove: () => void;
  onReject: () => void;
  onLook: () => void;
  /** Approves it with a line; absent for what no words go with. */
  onPraise?: (() => void) | undefined;
}

/** One thing that waits, and its answers: by a tap, by a swipe, or by the keys of the inbox. */
export function WaitingRow({ item, clock, now, onApprove, onReject, onLook, onPraise }: Props) {
  const { dx, meaning, handlers } = useSwipe((swipe) => (swipe === 'on' ? onApprove() : onReject()));
  const isOn = distanceAsRead(dx) > 0;
  const { title, picture, accent, worth, tone, labels } = describeRow(item);
  const completion = item.kind === 'mission' ? item.mission.completion : null;
  const dueAt = completion?.autoApprovesAt;
  const photo = photoOf(item);
  return (
    <li className={classes.row} data-waiting={item.id} data-swipe={meaning} tabIndex={-1} aria-label={title}>
      {dx === 0 ? null : (
        <span className={classes.behind} data-way={isOn ? 'on' : 'back'} aria-hidden>
          <Icon name={isOn ? 'check' : 'reply'} size={24} />
        </span>
      )}
      <div className={classes.front} style={{ transform: dx ? `translateX(${dx}px)` : '' }} {...handlers}>
        {photo ? (
          <PictureButton label={text.look(title, item.hero.name)} url={photo.small} onOpen={onLook} />
        ) : (
          <span className={classes.picture} data-accent={accent}>
            {picture}
          </span>
        )}
        <div className={classes.what}>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          <span className={classes.meta}>
            <span className={classes.worth} data-tone={tone}>
              {worth}
            </span>
            <span>{shortSinceLabel(item.at, clock, now)}</span>
            {dueAt ? <Countdown dueAt={dueAt} now={now} /> : null}
            {completion?.spotCheck ? <span className={classes.spot}>{text.spotCheck}</span> : null}
            {completion?.beforePhoto ? <span className={classes.spot}>{text.beforePhoto}</span> : null}
            {onPraise ? (
              <button
                type="button"
                className={classes.praise}
                aria-label={missionsText.praise.openLabel(title, item.hero.name)}
                onClick={onPraise}
              >
                {missionsText.praise.open}
              </button>
            ) : null}
          </span>
        </div>
        <div className={classes.answers}>
          <IconButton label={labels.reject} variant="default" size={44} radius="md" onClick={onReject}>
            <Icon name="reply" size={20} />
          </IconButton>
          <Button mih={44} px="sm" radius="md" aria-label={labels.approve} onClick={onApprove}>
            <Icon name="check" size={20} />
            <span className={classes.word}>{labels.yes}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

interface PictureProps {
  label: string;
  /** The small one. */
  url: string;
  onOpen: () => void;
}

/** Opens the picture that came with what waits, and shows it small; a camera where it cannot be had. */
function PictureButton({ label, url, onOpen }: PictureProps) {
  const [isAway, setIsAway] = useState(false);
  return (
    <button type="button" className={pictures.photo} aria-label={label} onClick={onOpen}>
      {isAway ? (
        <Icon name="camera" size={24} />
      ) : (
        <img src={url} alt="" loading="lazy" draggable={false} onError={() => setIsAway(true)} />
      )}
    </button>
  );
}
