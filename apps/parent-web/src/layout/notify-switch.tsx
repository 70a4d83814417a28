import { Switch } from '@mantine/core';
import { canNotify, switchNotifyOff, switchNotifyOn, useNotifyChoice } from '../lib/notify';
import { toast } from '../lib/toast';
import { notifyText as text } from '../text/en/notify';

/** Asks for notifications when it is pressed, never by itself. Not there where the browser has none. */
export function NotifySwitch() {
  const isOn = useNotifyChoice();
  if (!canNotify()) return null;

  async function toggle(isWanted: boolean) {
    if (!isWanted) {
      switchNotifyOff();
      return toast.success(text.off);
    }
    const answer = await switchNotifyOn();
    if (answer === 'on') toast.success(text.on);
    else toast.error(text[answer]);
  }

  return (
    <Switch
      label={text.label}
      checked={isOn}
      onChange={(event) => void toggle(event.currentTarget.checked)}
    />
  );
}
