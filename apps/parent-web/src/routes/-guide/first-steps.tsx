import type { Child } from '@herohood/domain/children/schema';
import { Anchor, Box, Button, Flex, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { FirstSignIn } from '../../features/children/login-code';
import { FirstMissions } from '../../features/habits/first-missions';
import { useWaiting } from '../../features/inbox/use-waiting';
import { wordsOf } from '../../features/inbox/waiting-words';
import { FirstReward } from '../../features/rewards/first-reward';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { trpc } from '../../lib/api';
import { guideText as text } from '../../text/en/guide';
import classes from './first-steps.module.css';
import { BEGUN, memory } from './steps-begun';

const STEPS = ['hero', 'missions', 'reward', 'device', 'approval'] as const;
type StepId = (typeof STEPS)[number];

const FOLDED = 'first-steps-folded';

interface Props {
  /** At least one; the steps are taken with the one who came first. */
  heroes: readonly Child[];
}

/** Leads a new family to its first approved mission. It can be left and taken up again, and goes when all is done. */
export function FirstSteps({ heroes }: Props) {
  const [first, ...others] = [...heroes].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return first ? <StepsOf hero={first} heroes={[first, ...others]} /> : null;
}

function StepsOf({ hero, heroes }: { hero: Child; heroes: readonly Child[] }) {
  const steps = useFirstSteps(hero, heroes);
  if (!steps) return null;
  const { isDone, next, isFolded, fold } = steps;
  const content: Record<StepId, ReactNode> = {
    hero: null,
    missions: <FirstMissions hero={hero} heroes={heroes} />,
    reward: <FirstReward hero={hero} />,
    device: <FirstSignIn hero={hero} />,
    approval: <FirstApproval hero={hero} />,
  };
  const nameOf = (step: StepId) => {
    const name = text.steps[step];
    return typeof name === 'string' ? name : name(hero.name);
  };
  const done = STEPS.filter((step) => isDone[step]).length;
  return (
    <Box
      component="section"
      className="surface"
      p="clamp(1rem, 4vw, 1.5rem)"
      aria-labelledby="first-steps-heading"
    >
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h3" id="first-steps-heading">
            {text.title(hero.name)}
          </Title>
          <Hint role="status">{text.progress(done, STEPS.length)}</Hint>
        </div>
        <Button variant={isFolded ? 'filled' : 'subtle'} size="sm" onClick={() => fold(!isFolded)}>
          {isFolded ? text.goOn : text.later}
        </Button>
      </Group>
      {isFolded ? null : (
        <Flex component="ol" direction="column" gap="sm" mt="md">
          {STEPS.map((step) => (
            <li
              key={step}
              className={classes.step}
              data-done={isDone[step] || undefined}
              aria-current={step === next ? 'step' : undefined}
            >
              <span className={classes.mark}>{isDone[step] ? <Icon name="check" size={16} /> : null}</span>
              <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
                <strong>{nameOf(step)}</strong>
                <VisuallyHidden>{isDone[step] ? text.done : text.open}</VisuallyHidden>
                {step === next ? <Box mt="sm">{content[step]}</Box> : null}
              </Box>
            </li>
          ))}
        </Flex>
      )}
    </Box>
  );
}

/**
 * How far a new family has come with its first hero, read from what there is: nothing is ticked by hand. Null while that
 * is not known, for families whose heroes have earned XP before, and when everything is done.
 */
function useFirstSteps(hero: Child, heroes: readonly Child[]) {
  const isNew = heroes.every(({ totalXp }) => totalXp === 0);
  const [isBegun, setBegun] = useState(() => memory.recall(BEGUN) === hero.id);
  const [isFolded, setFolded] = useState(() => memory.recall(FOLDED) === hero.id);
  const enabled = isNew || isBegun;
  const own = { id: hero.id };
  const assignments = trpc.habits.listAll.useQuery(undefined, { enabled });
  const rewards = trpc.rewards.listForChild.useQuery(own, { enabled });
  const devices = trpc.account.listHeroDevices.useQuery(own, { enabled });

  useEffect(() => {
    if (!isNew || isBegun) return;
    memory.remember(BEGUN, hero.id);
    setBegun(true);
  }, [isNew, isBegun, hero.id]);

  if (!enabled || !assignments.data || !rewards.data || !devices.data) return null;
  const isDone: Record<StepId, boolean> = {
    hero: true,
    missions: assignments.data.some(({ childId }) => childId === hero.id),
    reward: rewards.data.length > 0,
    device: devices.data.length > 0,
    approval: hero.totalXp > 0,
  };
  const next = STEPS.find((step) => !isDone[step]);
  if (!next) return null;
  return {
    isDone,
    next,
    isFolded,
    fold(isOn: boolean) {
      memory.remember(FOLDED, isOn ? hero.id : null);
      setFolded(isOn);
    },
  };
}

/** Waits for a hero's first mission, and leads to where it is approved. */
function FirstApproval({ hero }: { hero: Child }) {
  const [mission] = useWaiting([hero], ['mission']);
  return (
    <Stack gap={4} align="flex-start" aria-live="polite">
      <Text size="sm" c={mission ? undefined : 'dimmed'}>
        {mission ? text.approval.waits(hero.name, wordsOf(mission).title) : text.approval.hint(hero.name)}
      </Text>
      {mission ? (
        <Anchor href="#inbox" size="sm">
          {text.approval.approve}
        </Anchor>
      ) : null}
    </Stack>
  );
}
