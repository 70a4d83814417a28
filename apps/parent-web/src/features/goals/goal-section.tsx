import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { MAX_OPEN_GOALS } from '@herohood/domain/goals/goal';
import type { Goal } from '@herohood/domain/goals/schema';
import { JarArt } from '@herohood/ui/jar-art/jar-art';
import { Badge, Box, Button, Group, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { confirmDestructive } from '../../layout/confirm';
import { Hint } from '../../layout/hint';
import { MenuButton } from '../../layout/menu-button';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { EmptyState, ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useAct, useDecisionQueries } from '../../lib/use-act';
import { goalsText as text } from '../../text/en/goals';

const GoalDialog = lazily(async () => (await import('./goal-dialog')).GoalDialog);
const WithdrawDialog = lazily(async () => (await import('./withdraw-dialog')).WithdrawDialog);

type Dialog = { kind: 'new' } | { kind: 'edit' | 'withdraw'; goal: Goal } | null;

/** What a hero saves for, a jar each, with what is in it (rules: goals). */
export function GoalSection({ hero }: { hero: Child }) {
  const goals = trpc.goals.list.useQuery({ id: hero.id });
  const rewards = trpc.rewards.listForChild.useQuery({ id: hero.id });
  const askDelete = useDeleteGoal(hero);
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = () => setDialog(null);
  // A new goal is for a reward first, so its dialog waits for them.
  const isComing = dialog?.kind === 'new' && rewards.isPending;
  const askNew = { loading: isComing, onClick: () => setDialog({ kind: 'new' }) };
  const count = goals.data?.length ?? 0;
  const taken = new Set(goals.data?.map(({ rewardId }) => rewardId));
  return (
    <Section
      id="goals"
      title={text.title}
      hint={text.hint(hero.name)}
      actions={
        count > 0 && count < MAX_OPEN_GOALS ? (
          <ActButton icon="plus" {...askNew}>
            {text.add}
          </ActButton>
        ) : null
      }
    >
      <Loaded query={goals} what={text.load} skeleton={<ListSkeleton rows={2} height={110} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              art={<Jar share={0} />}
              title={text.empty.title}
              hint={text.empty.hint(hero.name)}
              action={<Button {...askNew}>{text.empty.action}</Button>}
            />
          ) : (
            <>
              <SimpleGrid component="ul" minColWidth="min(17rem, 100%)" spacing="0.75rem">
                {all.map((goal) => (
                  <GoalCard
                    key={goal.id}
                    goal={goal}
                    onEdit={() => setDialog({ kind: 'edit', goal })}
                    onWithdraw={() => setDialog({ kind: 'withdraw', goal })}
                    onDelete={() => askDelete(goal)}
                  />
                ))}
              </SimpleGrid>
              {count >= MAX_OPEN_GOALS ? <Hint mt="sm">{text.full}</Hint> : null}
            </>
          )
        }
      </Loaded>
      {dialog?.kind === 'withdraw' ? (
        <WithdrawDialog hero={hero} goal={dialog.goal} onClose={close} />
      ) : dialog && !isComing ? (
        <GoalDialog
          hero={hero}
          goal={dialog.kind === 'edit' ? dialog.goal : undefined}
          rewards={(rewards.data ?? []).filter(({ id, isActive }) => isActive && !taken.has(id))}
          onClose={close}
        />
      ) : null}
    </Section>
  );
}

/** Asks, then deletes a goal; what is in it is spendable again. */
function useDeleteGoal(hero: Child) {
  const remove = trpc.goals.remove.useMutation();
  const { send } = useAct({
    call: ({ id }: Goal) => remove.mutateAsync({ id }),
    done: (_, { name }) => text.toasts.deleted(name),
    refresh: useDecisionQueries(),
    failed: { title: text.toasts.deleteFailed },
  });
  return (goal: Goal) =>
    confirmDestructive({
      title: text.deleteTitle(goal.name),
      body: text.deleteBody(hero.name, goal.saved),
      confirmLabel: text.delete,
      onConfirm: () => void send(goal),
    });
}

interface CardProps {
  goal: Goal;
  onEdit: () => void;
  onWithdraw: () => void;
  onDelete: () => void;
}

function GoalCard({ goal, onEdit, onWithdraw, onDelete }: CardProps) {
  const { name, saved, target, autoSave, reachedAt } = goal;
  return (
    <Group component="li" gap="0.75rem" p="0.8rem 0.9rem" bg="var(--surface-sunken)" bdrs="1.25rem">
      <Jar share={Math.min(1, saved / target)} />
      <div className={rows.what}>
        <Text component="strong" ff="heading" fw={600} fz="1.05rem">
          <bdi>{name}</bdi>
        </Text>
        <b>{text.saved(saved, target)}</b>
        {reachedAt ? (
          <Badge color="mint">{text.reached}</Badge>
        ) : (
          <span>{text.toGo(Math.max(0, target - saved))}</span>
        )}
        <span>{autoSave > 0 ? text.autoSave(autoSave) : text.noAutoSave}</span>
      </div>
      <MenuButton
        label={text.more(name)}
        acts={[
          { label: text.edit, icon: 'edit', onClick: onEdit },
          ...(saved > 0 ? [{ label: text.withdraw, icon: 'reply', onClick: onWithdraw } as const] : []),
          { label: text.delete, icon: 'trash', onClick: onDelete, isDangerous: true },
        ]}
      />
    </Group>
  );
}

/** In the dark a jar is of dark glass. */
const GLASS = { '--jar-glass': 'light-dark(rgb(255 255 255 / 72%), rgb(255 255 255 / 8%))' };

/** Decoration: the figures stand beside it. */
function Jar({ share }: { share: number }) {
  return (
    <Box flex="none" style={GLASS}>
      <JarArt share={share} size={72} />
    </Box>
  );
}
