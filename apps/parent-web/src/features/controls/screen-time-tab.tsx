import type { Child } from '@herohood/domain/children/schema';
import { Box, Progress, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { DigitsField } from '../../layout/digits-field';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { controlsText as text } from '../../text/en/controls';
import { MAX_MINUTES, MINUTE_FIELDS, minutesLabel, type TabProps } from './control-draft';
import classes from './controls.module.css';

/** Four amounts of minutes, and what they come to today. */
export function ScreenTimeTab({ hero, values, problems, onChange }: TabProps & { hero: Child }) {
  return (
    <>
      <Today hero={hero} />
      <SimpleGrid minColWidth="min(14rem, 100%)" autoFlow="auto-fit" spacing="lg">
        {MINUTE_FIELDS.map((field) => (
          <DigitsField
            key={field}
            label={text.fields[field].label}
            description={text.fields[field].hint}
            value={values[field] === '' ? undefined : values[field]}
            onChange={(minutes) => onChange({ [field]: minutes ?? '' })}
            error={problems[field]}
            maxLength={4}
            most={MAX_MINUTES}
            rightSection={
              <Text size="sm" c="dimmed" aria-hidden>
                {text.minutes}
              </Text>
            }
            rightSectionWidth="4rem"
            rightSectionPointerEvents="none"
            size="md"
          />
        ))}
      </SimpleGrid>
    </>
  );
}

function Today({ hero }: { hero: Child }) {
  const today = trpc.controls.screenTime.useQuery({ id: hero.id });
  return (
    <Box
      component="section"
      mb="lg"
      p="md"
      bdrs="1rem"
      bg="var(--turquoise-ground)"
      aria-label={text.today.title(hero.name)}
    >
      <Title order={3} size="h5">
        {text.today.title(hero.name)}
      </Title>
      <Loaded query={today} what={text.loadToday} skeleton={<Skeleton height={64} radius="lg" />}>
        {({ allowanceMinutes, gameMinutesUsed, gameMinutesLeft, bedtimeNow }) => {
          const limit = gameMinutesUsed + gameMinutesLeft;
          return (
            <>
              <dl className={classes.figures}>
                <div>
                  <dt>{text.today.allowance}</dt>
                  <dd>{minutesLabel(allowanceMinutes)}</dd>
                  <dd>{text.today.allowanceNote}</dd>
                </div>
                <div>
                  <dt>{text.today.used}</dt>
                  <dd>{minutesLabel(gameMinutesUsed)}</dd>
                  <dd>{text.today.left(minutesLabel(gameMinutesLeft))}</dd>
                </div>
              </dl>
              <Progress
                value={limit > 0 ? (gameMinutesUsed / limit) * 100 : 0}
                color="turquoise"
                radius="xl"
                aria-label={text.today.usedOf(gameMinutesUsed, limit)}
              />
              {bedtimeNow ? (
                <Text size="sm" fw={600} mt="xs">
                  {text.today.bedtime}
                </Text>
              ) : null}
              <Text size="xs" c="var(--turquoise-words)" mt="xs">
                {text.today.device}
              </Text>
            </>
          );
        }}
      </Loaded>
    </Box>
  );
}
