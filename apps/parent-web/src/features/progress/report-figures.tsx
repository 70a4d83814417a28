import { sayNumber } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Title } from '@mantine/core';
import { reportText as text } from '../../text/en/progress';
import classes from './report.module.css';
import { Tile, Tiles } from './tile';

/** Who it is, and how they stand today. */
export function ReportFigures({ hero, report }: { hero: Child; report: ChildReport }) {
  const { cards } = text;
  return (
    <section aria-label={hero.name} className={classes.figures}>
      <div className={classes.who}>
        <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={72} crop="portrait" />
        <div>
          <Title order={2} size="h3">
            <bdi>{hero.name}</bdi>
          </Title>
        </div>
      </div>
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
    </section>
  );
}
