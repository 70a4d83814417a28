import type { User } from '@herohood/domain/account/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { Switch } from '@mantine/core';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { visitsText as text } from '../../text/en/visits';

/** Whether the heroes may look at each other's rooms and leave cheers (rules: cheers). */
export function VisitsSwitch({ user }: { user: User }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateFamily.useMutation();

  async function save(siblingVisits: boolean) {
    try {
      utils.account.me.setData(undefined, await update.mutateAsync({ siblingVisits }));
      void utils.family.audit.invalidate();
      toast.success(siblingVisits ? text.on : text.off);
    } catch (error) {
      toast.error({ title: text.failed, message: messageOf(error, appText.checkConnection) });
    }
  }

  return (
    <Switch
      label={text.label}
      description={text.hint}
      checked={update.isPending ? update.variables.siblingVisits === true : user.siblingVisits}
      disabled={update.isPending}
      onChange={(event) => void save(event.currentTarget.checked)}
    />
  );
}
