import { isTopScorer, rankHeroes } from '@herohood/domain/children/hero';
import type { Child } from '@herohood/domain/children/schema';
import { lazily } from '@herohood/ui/runtime/lazy-part';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { childrenText as text } from '../../text/en/children';
import { HeroCard } from './hero-card';
import classes from './hero-grid.module.css';

const HeroDialog = lazily(() => import('./hero-dialog').then((part) => ({ default: part.HeroDialog })));

/** All heroes of the family; a single one competes with nobody and gets no crown. */
export function HeroGrid({ heroes }: { heroes: readonly Child[] }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Section
      id="heroes"
      title={text.section}
      bare
      actions={
        <Button
          variant="light"
          leftSection={<Icon name="plus" size={18} />}
          onClick={() => setIsAdding(true)}
        >
          {text.add}
        </Button>
      }
    >
      <div className={classes.grid}>
        {rankHeroes(heroes).map((hero, rank) => (
          <HeroCard key={hero.id} hero={hero} isTopScorer={isTopScorer(rank, heroes.length)} />
        ))}
      </div>
      {isAdding ? <HeroDialog onClose={() => setIsAdding(false)} /> : null}
    </Section>
  );
}
