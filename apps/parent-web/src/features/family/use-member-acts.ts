import type { Member, MemberRole } from '@herohood/domain/family/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { membersText } from '../../text/en/members';

const text = membersText.toasts;

/** What the owner does with a member. */
export function useMemberActs() {
  const utils = trpc.useUtils();
  const changing = trpc.family.changeMemberRole.useMutation();
  const removing = trpc.account.removeMember.useMutation();

  async function act(work: () => Promise<unknown>, done: { title: string; message: string }) {
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toast.error({ title: text.failed, message: messageOf(error, text.tryAgain) });
    }
    await Promise.all([utils.family.invalidate(), utils.account.me.invalidate()]);
  }

  return {
    changeRole: ({ id, firstName }: Member, role: MemberRole) =>
      act(() => changing.mutateAsync({ id, role }), text.role(firstName, membersText.roles[role])),
    remove: ({ id, firstName }: Member) => act(() => removing.mutateAsync({ id }), text.removed(firstName)),
  };
}
