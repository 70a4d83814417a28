import { distanceAsRead } from '@herohood/browser/reading-direction';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Anchor, Badge, Box, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Countdown } from '../../layout/countdown';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import rows from '../../layout/picture-rows.module.css';
import { shortSinceLabel } from '../../lib/format-day';
import { inboxText as text } from '../../text/en/inbox';
import { missionsText } from '../../text/en/missions';
import { useSwipe } from './use-swipe';
import { photoOf, type Waiting } from './waiting';
import classes from './waiting.module.css';
import { wordsOf } from './waiting-words';

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
  const { title, picture, accent, worth, tone, labels } = wordsOf(item);
  const completion = item.kind === 'mission' ? item.mission.completion : null;
  const dueAt = completion?.autoApprovesAt;
  const photo = photoOf(item);
  const notes = [completion?.spotCheck && text.spotCheck, completion?.beforePhoto && text.beforePhoto];
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
          <span className={rows.picture} data-accent={accent}>
            {picture}
          </span>
        )}
        <div className={rows.what}>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          <Group align="baseline" gap="0 0.5rem" c="dimmed">
            <Text span inherit fw={700} c={`var(--${tone}-tone)`}>
              {worth}
            </Text>
            <span>{shortSinceLabel(item.at, clock, now)}</span>
            {dueAt ? <Countdown dueAt={dueAt} now={now} /> : null}
            {notes.map((note) =>
              note ? (
                <Badge key={note} color="sunshine" variant="light" tt="none">
                  {note}
                </Badge>
              ) : null,
            )}
            {onPraise ? (
              <Anchor
                component="button"
                type="button"
                inherit
                underline="always"
                fw={600}
                mih={28}
                aria-label={missionsText.praise.openLabel(title, item.hero.name)}
                onClick={onPraise}
              >
                {missionsText.praise.open}
              </Anchor>
            ) : null}
          </Group>
        </div>
        <div className={rows.answers}>
          <IconButton icon="reply" label={labels.reject} variant="default" onClick={onReject} />
          <Button mih={44} px="sm" aria-label={labels.approve} onClick={onApprove}>
            <Icon name="check" />
            <Box component="span" visibleFrom="sm" ms="0.4rem">
              {labels.yes}
            </Box>
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
    <button type="button" className={classes.photo} aria-label={label} onClick={onOpen}>
      {isAway ? (
        <Icon name="camera" size={24} />
      ) : (
        <img src={url} alt="" loading="lazy" draggable={false} onError={() => setIsAway(true)} />
      )}
    </button>
  );
}
