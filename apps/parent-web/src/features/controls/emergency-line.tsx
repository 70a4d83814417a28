import type { Child } from '@herohood/domain/children/schema';
import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { momentLabel } from '../../lib/format-day';
import { controlsText } from '../../text/en/controls';
import classes from './emergency-line.module.css';
import { useSwitchEmergency } from './use-switch-emergency';

const text = controlsText.emergency;

interface Props {
  hero: Child;
  /** When emergency mode was switched on. */
  since: string;
  timeZone: string;
}

/** Says that a hero is locked out, and ends it. */
export function EmergencyLine({ hero, since, timeZone }: Props) {
  const { switchEmergency, isProcessing } = useSwitchEmergency(hero);
  return (
    <div className={classes.line} role="alert">
      <Icon name="siren" size={22} />
      <div>
        <strong>{text.on(hero.name)}</strong>
        <small>{text.since(momentLabel(since, timeZone))}</small>
      </div>
      <Button
        variant="white"
        color="coral"
        size="sm"
        flex="none"
        disabled={isProcessing}
        aria-label={isProcessing ? undefined : text.deactivateFor(hero.name)}
        onClick={() => void switchEmergency(false, '')}
      >
        {isProcessing ? text.processing : text.deactivate}
      </Button>
    </div>
  );
}
