import { HABIT_RINGTONES, type Ringtone, ringtoneById, SILENT } from '@herohood/domain/reminders/ringtones';
import { sayName } from '@herohood/ui/text/say-name';
import { Badge, Input } from '@mantine/core';
import { useId } from 'react';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { siteSettings } from '../../lib/site-settings';
import { remindersText as text } from '../../text/en/reminders';
import type { ReminderPlan } from './reminder-values';
import classes from './ringtone-picker.module.css';
import { usePlayRingtone } from './use-play-ringtone';

interface Props {
  /** The chosen ringtone's id. */
  value: string;
  plan: ReminderPlan;
  onChange: (id: string) => void;
}

const said = (ringtone: Ringtone): Ringtone => ({ ...ringtone, name: sayName(ringtone.name) });

const choices = (): readonly Ringtone[] => [
  { id: SILENT, name: text.silent, isPremium: false },
  ...HABIT_RINGTONES.map(said),
];

/** The list with the present choice in it, when that is an older one. */
function withCurrent(id: string): readonly Ringtone[] {
  const usual = choices();
  if (usual.some((ringtone) => ringtone.id === id)) return usual;
  const older = ringtoneById(id);
  return [older ? said(older) : { id, name: id, isPremium: false }, ...usual];
}

/** Ringtones to hear and to choose from. What the plan does not include can be heard, not chosen. */
export function RingtonePicker({ value, plan, onChange }: Props) {
  const player = usePlayRingtone();
  const group = useId();
  return (
    <fieldset className={classes.set}>
      <Input.Label component="legend">{text.ringtone}</Input.Label>
      <ul className={classes.list}>
        {withCurrent(value).map(({ id, name, isPremium }) => {
          const isPlaying = player.playingId === id;
          const isLocked = isPremium && !plan.hasPaidAccess && id !== value;
          return (
            <li key={id} className={classes.row} data-locked={isLocked || undefined}>
              <IconButton
                className={classes.play}
                variant={isPlaying ? 'filled' : 'light'}
                size={36}
                radius="xl"
                label={isPlaying ? text.stop(name) : text.play(name)}
                disabled={id === SILENT}
                onClick={() => player.toggle(id)}
              >
                <Icon name={isPlaying ? 'stop' : 'play'} size={18} />
              </IconButton>
              <label className={classes.choice}>
                <span className={classes.name}>{name}</span>
                {isPremium && siteSettings().billing !== 'off' ? (
                  <Badge size="sm" variant="light" color="sunshine" className={classes.tag}>
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
