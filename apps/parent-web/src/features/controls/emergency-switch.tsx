import type { Child } from '@herohood/domain/children/schema';
import type { Controls } from '@herohood/domain/controls/schema';
import { Button, Text } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { Icon } from '../../layout/icon';
import { momentLabel } from '../../lib/format-day';
import { emergencyText as text } from '../../text/en/emergency';
import classes from './controls.module.css';
import { useSwitchEmergency } from './use-switch-emergency';

interface Props {
  hero: Child;
  controls: Controls;
  timeZone: string;
  /** What the hero shall read, as typed so far. */
  words: string;
  onActivated: () => void;
  /** With several heroes in a list each row starts with the name. */
  isNamed?: boolean;
}

/** One hero's emergency mode: how it stands, since when, and the switch. */
export function EmergencySwitch({ hero, controls, timeZone, words, onActivated, isNamed = false }: Props) {
  const { switchEmergency, isProcessing } = useSwitchEmergency(hero, onActivated);
  const isOn = controls.emergencyMode;
  const since = controls.emergencyActivatedAt;
  const label = isOn ? text.deactivateFor(hero.name) : text.activateFor(hero.name);
  function press() {
    if (isOn) return switchEmergency(false, '');
    confirmDestructive({
      title: text.question(hero.name),
      body: text.offHint,
      confirmLabel: text.activate,
      onConfirm: () => switchEmergency(true, words),
    });
  }
  return (
    <div className={classes.emergency} data-on={isOn || undefined}>
      <span className={classes.emergencyIcon}>
        <Icon name="siren" size={22} />
      </span>
      <div className={classes.emergencyWords} role="status">
        <Text fw={700} size="sm">
          {isOn ? text.on(hero.name) : isNamed ? hero.name : text.off}
        </Text>
        <Text size="xs" className={classes.soft}>
          {isOn
            ? since
              ? text.since(momentLabel(since, timeZone))
              : null
            : isNamed
              ? text.off
              : text.offHint}
        </Text>
      </div>
      <Button
        size="sm"
        color="coral"
        variant={isOn ? 'white' : 'light'}
        flex="none"
        disabled={isProcessing}
        aria-label={isProcessing ? undefined : label}
        onClick={press}
      >
        {isProcessing ? text.processing : isOn ? text.deactivate : text.activate}
      </Button>
    </div>
  );
}
