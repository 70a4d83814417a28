import { playRingtone } from '@herohood/browser/ringtone/play-ringtone';
import { sayName } from '@herohood/browser/text/say-name';
import { HABIT_RINGTONES, type Ringtone, ringtoneById, SILENT } from '@herohood/domain/reminders/ringtones';
import { Badge, Input } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../layout/icon-button';
import { siteSettings } from '../../lib/site-settings';
import { remindersText as text } from '../../text/en/reminders';
import type { ReminderPlan } from './reminder-values';
import classes from './ringtone-picker.module.css';

interface Props {
  /** The chosen ringtone's id. */
  value: string;
  plan: ReminderPlan;
  onChange: (id: string) => void;
}

/** It is read on the soft ground of a row, too. */
const TAG_INK = 'light-dark(var(--mantine-color-sunshine-9), var(--mantine-color-sunshine-2))';

const said = (ringtone: Ringtone): Ringtone => ({ ...ringtone, name: sayName(ringtone.name) });

/** The list with the present choice in it, when that is an older one. */
function choicesWith(id: string): readonly Ringtone[] {
  const usual = [{ id: SILENT, name: text.silent, isPremium: false }, ...HABIT_RINGTONES.map(said)];
  if (usual.some((ringtone) => ringtone.id === id)) return usual;
  const older = ringtoneById(id);
  return [older ? said(older) : { id, name: id, isPremium: false }, ...usual];
}

/** Ringtones to hear and to choose from. What the plan does not include can be heard, not chosen. */
export function RingtonePicker({ value, plan, onChange }: Props) {
  const player = usePlayRingtone();
  const group = useId();
  return (
    <fieldset>
      <Input.Label component="legend">{text.ringtone}</Input.Label>
      <ul className={classes.list}>
        {choicesWith(value).map(({ id, name, isPremium }) => {
          const isPlaying = player.playingId === id;
          const isLocked = isPremium && !plan.hasPaidAccess && id !== value;
          return (
            <li key={id} className={classes.row} data-locked={isLocked || undefined}>
              <IconButton
                icon={isPlaying ? 'stop' : 'play'}
                color="purple"
                variant={isPlaying ? 'filled' : 'light'}
                size={36}
                radius="xl"
                label={isPlaying ? text.stop(name) : text.play(name)}
                disabled={id === SILENT}
                onClick={() => player.toggle(id)}
              />
              <label className={classes.choice}>
                <span className={classes.name}>{name}</span>
                {isPremium && siteSettings().billing !== 'off' ? (
                  <Badge size="sm" variant="light" color="sunshine" flex="none" c={TAG_INK}>
                    {text.premium}
                  </Badge>
                ) : null}
                <input
                  type="radio"
                  name={group}
                  checked={id === value}
                  disabled={isLocked}
                  onChange={() => onChange(id)}
                />
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const VOLUME = 0.8;

/** Lets one ringtone sound at a time; pressing it again, or leaving, stops it. */
function usePlayRingtone() {
  const [playingId, setPlayingId] = useState<string | null>(null);
  const context = useRef<AudioContext | null>(null);
  const stopSound = useRef<() => void>(() => undefined);

  useEffect(
    () => () => {
      stopSound.current();
      void context.current?.close();
      context.current = null;
    },
    [],
  );

  function stop() {
    stopSound.current();
    setPlayingId(null);
  }

  function toggle(id: string) {
    const isSame = playingId === id;
    stop();
    // Made at the first tap: browsers keep a page silent until then.
    if (isSame || typeof AudioContext === 'undefined') return;
    context.current ??= new AudioContext();
    void context.current.resume();
    setPlayingId(id);
    stopSound.current = playRingtone(id, {
      volume: VOLUME,
      context: context.current,
      onEnd: () => setPlayingId((playing) => (playing === id ? null : playing)),
    });
  }

  return { playingId, toggle };
}
