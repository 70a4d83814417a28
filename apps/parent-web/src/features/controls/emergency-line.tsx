import type { Child } from '@herohood/domain/children/schema';
import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { momentLabel } from '../../lib/format-day';
import { emergencyText as text } from '../../text/en/emergency';
import classes from './emergency-line.module.css';
import { useSwitchEmergency } from './use-switch-emergency';

interface Props {
  hero: Child;
  /** When emergency mode was switched on. */
  since: string;
  timeZone: string;
  /** A helper sees that it is on, and cannot end it (rules: members). */
  mayEnd: boolean;
}

/** Says that a hero is locked out, and ends it. */
export function EmergencyLine({ hero, since, timeZone, mayEnd }: Props) {
  return (
    <div className={classes.line} role="alert">
      <Icon name="siren" size={22} />
      <div>
        <strong>{text.on(hero.name)}</strong>
        <small>{text.since(momentLabel(since, timeZone))}</small>
      </div>
      {mayEnd ? <EndButton hero={hero} /> : null}
    </div>
  );
}

function EndButton({ hero }: { hero: Child }) {
  const { switchEmergency, isProcessing } = useSwitchEmergency(hero);
  return (
    <Button
      variant="white"
      color="coral"
      size="sm"
      flex="none"
      disabled={isProcessing}
      aria-label={isProcessing ? undefined : text.deactivateFor(hero.name)}
      onClick={() => switchEmergency(false, '')}
    >
      {isProcessing ? text.processing : text.deactivate}
    </Button>
  );
}
