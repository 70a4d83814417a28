import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Group, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import tiles from '../../layout/choice-tile.module.css';
import people from '../../layout/people-row.module.css';
import { rewardsText as text } from '../../text/en/rewards';

interface Props {
  heroes: readonly Child[];
  chosenIds: readonly string[];
  error?: ReactNode;
  onChange: (ids: string[]) => void;
}

/** The heroes who get the reward, each with an own one. */
export function HeroChoice({ heroes, chosenIds, error, onChange }: Props) {
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosenIds, id] : chosenIds.filter((chosen) => chosen !== id));
  return (
    <fieldset aria-describedby={error ? 'reward-heroes-error' : undefined}>
      <Input.Label component="legend">{text.forWhom}</Input.Label>
      <Group gap="0.5rem">
        {heroes.map((hero) => (
          <label key={hero.id} className={`${people.person} ${tiles.tile}`}>
            <input
              type="checkbox"
              aria-invalid={error ? true : undefined}
              checked={chosenIds.includes(hero.id)}
              onChange={(event) => toggle(hero.id, event.currentTarget.checked)}
            />
            <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={36} crop="portrait" />
            <span title={hero.name}>
              <bdi>{hero.name}</bdi>
            </span>
          </label>
        ))}
        {chosenIds.length < heroes.length ? (
          <Button mih={44} variant="subtle" radius="xl" onClick={() => onChange(heroes.map(({ id }) => id))}>
            {text.allHeroes}
          </Button>
        ) : null}
      </Group>
      {error ? (
        <Input.Error id="reward-heroes-error" mt={6}>
          {error}
        </Input.Error>
      ) : null}
    </fieldset>
  );
}
