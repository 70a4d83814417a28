import { sayNumber } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Group, Stack, Title } from '@mantine/core';
import { reportText as text } from '../../text/en/progress';
import { Tile, Tiles } from './tile';

/** Who it is, and how they stand today. */
export function ReportFigures({ hero, report }: { hero: Child; report: ChildReport }) {
  const { cards } = text;
  return (
    <Stack component="section" gap="md" aria-label={hero.name}>
      <Group wrap="nowrap">
        <HeroArt {...hero} size={72} crop="portrait" />
        <Title order={2} size="h3" miw={0} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{hero.name}</bdi>
        </Title>
      </Group>
      <Tiles>
        <Tile
          icon="star"
          accent="purple"
          label={cards.totalXp}
          value={sayNumber(report.totalXp)}
          note={cards.totalXpNote}
        />
        <Tile
          icon="spark"
          accent="turquoise"
          label={cards.level}
          value={String(report.level)}
          note={cards.levelNote(hero.xpForNextLevel - hero.xpIntoLevel)}
        />
        <Tile
          icon="flame"
          accent="coral"
          label={cards.bestStreak}
          value={text.days(report.bestStreak)}
          note={cards.bestStreakNote(text.days(report.currentStreak))}
        />
        <Tile
          icon="check"
          accent="mint"
          label={cards.activeHabits}
          value={String(report.activeHabits)}
          note={cards.activeHabitsNote}
        />
      </Tiles>
    </Stack>
  );
}
