import type { User } from '@herohood/domain/account/schema';
import { Switch } from '@mantine/core';
import { useSaveFamily } from '../../lib/use-save-family';
import { settingsText } from '../../text/en/pages';

const text = settingsText.visits;

/** Whether the heroes may look at each other's rooms and leave cheers (rules: cheers). */
export function VisitsSwitch({ user }: { user: User }) {
  const { send, sending, isSending } = useSaveFamily({
    done: (saved) => (saved.siblingVisits ? text.on : text.off),
    failed: text.failed,
  });

  return (
    <Switch
      label={text.label}
      description={text.hint}
      checked={sending?.siblingVisits ?? user.siblingVisits}
      disabled={isSending}
      onChange={(event) => void send({ siblingVisits: event.currentTarget.checked })}
    />
  );
}
