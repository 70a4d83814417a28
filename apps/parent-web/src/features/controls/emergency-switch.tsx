import type { Child } from '@herohood/domain/children/schema';
import type { Controls } from '@herohood/domain/controls/schema';
import { Button, Text } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { Icon } from '../../layout/icon';
import { trpc } from '../../lib/api';
import { momentLabel } from '../../lib/format-day';
import { useAct } from '../../lib/use-act';
import { emergencyText as text } from '../../text/en/emergency';
import classes from './emergency-switch.module.css';

interface Props {
  hero: Child;
  controls: Pick<Controls, 'emergencyMode' | 'emergencyActivatedAt'>;
  timeZone: string;
  /** What the hero shall read, as typed so far. */
  words?: string;
  onActivated?: () => void;
  /** With several heroes in a list each row starts with the name. */
  isNamed?: boolean;
  /** 'alert' where it comes by itself. */
  role?: 'status' | 'alert';
  /** A helper sees that it is on, and cannot end it (rules: members). */
  mayEnd?: boolean;
}

/** One hero's emergency mode: how it stands, since when, and the switch. */
export function EmergencySwitch({
  hero,
  controls,
  timeZone,
  words = '',
  onActivated,
  isNamed = false,
  role = 'status',
  mayEnd = true,
}: Props) {
  const { send, isSending } = useSwitchEmergency(hero, onActivated);
  const { emergencyMode: isOn, emergencyActivatedAt: since } = controls;
  const label = isOn ? text.deactivateFor(hero.name) : text.activateFor(hero.name);
  const [title, hint] = isOn
    ? [text.on(hero.name), since ? text.since(momentLabel(since, timeZone)) : null]
    : isNamed
      ? [hero.name, text.off]
      : [text.off, text.offHint];
  function press() {
    if (isOn) return void send({ isOn: false, message: '' });
    confirmDestructive({
      title: text.question(hero.name),
      body: text.offHint,
      confirmLabel: text.activate,
      onConfirm: () => void send({ isOn: true, message: words.trim() }),
    });
  }
  return (
    <div className={classes.emergency} data-on={isOn || undefined}>
      <span className={classes.icon}>
        <Icon name="siren" size={22} />
      </span>
      <div className={classes.words} role={role}>
        <Text fw={700} size="sm">
          {title}
        </Text>
        <Text size="xs" c={isOn ? 'var(--coral-soft)' : 'dimmed'}>
          {hint}
        </Text>
      </div>
      {mayEnd ? (
        <Button
          size="sm"
          color="coral"
          variant={isOn ? 'white' : 'light'}
          flex="none"
          disabled={isSending}
          aria-label={isSending ? undefined : label}
          onClick={press}
        >
          {isSending ? text.processing : isOn ? text.deactivate : text.activate}
        </Button>
      ) : null}
    </div>
  );
}

/** Closes everything for a hero at once, or opens it again. `message` reaches the hero. */
function useSwitchEmergency({ id, name }: Child, onActivated?: () => void) {
  const { controls, home } = trpc.useUtils();
  const activate = trpc.controls.activateEmergency.useMutation();
  const deactivate = trpc.controls.deactivateEmergency.useMutation();
  const { toasts } = text;
  return useAct({
    call: ({ isOn, message }: { isOn: boolean; message: string }) =>
      isOn ? activate.mutateAsync({ id, ...(message && { message }) }) : deactivate.mutateAsync({ id }),
    done(saved, { isOn }) {
      controls.get.setData({ id }, saved);
      if (isOn) onActivated?.();
      const told = isOn ? toasts.activated : toasts.deactivated;
      return { title: told.title, message: told.message(name) };
    },
    refresh: [home],
    failed: { title: toasts.error, message: toasts.emergencyFailed },
  });
}
