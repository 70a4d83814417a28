import { needsHomeScreen } from '@herohood/browser/push-browser';
import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../lib/api';
import { dropPushes, takePushes } from '../lib/device-pushes';
import { canNotify, switchNotifyOff, switchNotifyOn, useNotifyChoice } from '../lib/notify';
import { toast } from '../lib/toast';
import { notifyText } from '../text/en/notify';
import { notifySwitchText as text } from '../text/en/notify-switch';

/**
 * Tells this device: by pushes, also while Herohood is closed, and of what comes while its page is out of sight. The
 * browser is asked when it is pressed, never by itself. An iPhone's page says what it takes;
 * elsewhere it is not there where the browser has no notifications.
 */
export function NotifySwitch() {
  const isOn = useNotifyChoice();
  const { client } = trpc.useUtils();
  const [isBusy, setIsBusy] = useState(false);
  if (needsHomeScreen()) return <Text size="sm">{text.homeScreen}</Text>;
  if (!canNotify()) return null;

  async function turnOn() {
    const answer = await switchNotifyOn();
    if (answer !== 'on') return toast.error(text[answer]);
    try {
      toast.success((await takePushes(client)) ? text.on : text.onWhileOpen);
    } catch {
      toast.error(text.pushFailed);
    }
  }

  async function turnOff() {
    switchNotifyOff();
    toast.success(text.off);
    // The server forgets a browser by itself, too, once the push service says that it is gone.
    await dropPushes(client).catch(() => {});
  }

  async function toggle(isWanted: boolean) {
    setIsBusy(true);
    await (isWanted ? turnOn() : turnOff());
    setIsBusy(false);
  }

  return (
    <Switch
      label={notifyText.label}
      description={text.hint}
      checked={isOn}
      disabled={isBusy}
      onChange={(event) => void toggle(event.currentTarget.checked)}
    />
  );
}
