import type { Child } from '@herohood/domain/children/schema';
import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FirstSignIn } from '../../features/children/first-sign-in';
import { FirstMissions } from '../../features/habits/first-missions';
import { FirstApproval } from '../../features/inbox/first-approval';
import { FirstReward } from '../../features/rewards/first-reward';
import { Icon } from '../../layout/icon';
import { guideText as text } from '../../text/en/guide';
import classes from './first-steps.module.css';
import { STEPS, type StepId, useFirstSteps } from './use-first-steps';

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
    <section className={classes.guide} aria-labelledby="first-steps-heading">
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h3" id="first-steps-heading">
            {text.title(hero.name)}
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {text.progress(done, STEPS.length)}
          </Text>
        </div>
        <Button variant={isFolded ? 'filled' : 'subtle'} size="sm" onClick={() => fold(!isFolded)}>
          {isFolded ? text.goOn : text.later}
        </Button>
      </Group>
      {isFolded ? null : (
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li
              key={step}
              className={classes.step}
              data-done={isDone[step] || undefined}
              aria-current={step === next ? 'step' : undefined}
            >
              <span className={classes.mark}>{isDone[step] ? <Icon name="check" size={16} /> : null}</span>
              <div className={classes.what}>
                <strong>{nameOf(step)}</strong>
                <VisuallyHidden>{isDone[step] ? text.done : text.open}</VisuallyHidden>
                {step === next ? <div className={classes.content}>{content[step]}</div> : null}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
