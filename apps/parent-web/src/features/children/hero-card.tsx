import { lazily } from '@herohood/browser/lazy-part';
import { sayNumber } from '@herohood/browser/text/say';
import { isTopScorer, rankHeroes } from '@herohood/domain/children/hero';
import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Badge, Box, Group, Progress, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { confirmDestructive } from '../../layout/confirm';
import { FieldHint, Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { MenuButton } from '../../layout/menu-button';
import { trpc } from '../../lib/api';
import { useChangeToday } from '../../lib/today';
import { useAct } from '../../lib/use-act';
import { childrenText as text } from '../../text/en/children';
import { avatarName } from './avatars';
import classes from './hero-card.module.css';
import { LoginStrip } from './login-strip';

const HeroDialog = lazily(async () => (await import('./hero-dialog')).HeroDialog);

interface GridProps {
  heroes: readonly Child[];
  /** Whoever looks may change nothing (rules: members). */
  isReadOnly?: boolean;
  /** What stands at the foot of a hero's card. */
  more?: (hero: Child) => ReactNode;
}

/** All heroes of the family; who leads them wears a crown, a tie and a single one have none. */
export function HeroGrid({ heroes, isReadOnly = false, more }: GridProps) {
  return (
    <div className={classes.grid}>
      {rankHeroes(heroes).map((hero) => (
        <HeroCard
          key={hero.id}
          hero={hero}
          isTopScorer={isTopScorer(hero, heroes)}
          isReadOnly={isReadOnly}
          more={more?.(hero)}
        />
      ))}
    </div>
  );
}

/** Opens the form of a new hero. */
export function AddHero({ label }: { label: string }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ActButton variant="light" icon="plus" onClick={() => setIsAdding(true)}>
        {label}
      </ActButton>
      {isAdding ? <HeroDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

interface Props {
  hero: Child;
  isTopScorer?: boolean;
  /** The level of its heading. */
  order?: 1 | 2;
  /** Whoever looks may change nothing, and reads no login (rules: members). */
  isReadOnly?: boolean;
  /** What stands at the card's foot. */
  more?: ReactNode;
}

/** One hero: look, level, XP and points, and the login that the child needs. */
export function HeroCard({ hero, isTopScorer: isTop = false, order = 2, isReadOnly = false, more }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const askDelete = useDeleteHero(hero);
  const share = hero.xpForNextLevel > 0 ? (hero.xpIntoLevel / hero.xpForNextLevel) * 100 : 0;
  const toNext = text.xpToNext(hero.xpIntoLevel, hero.xpForNextLevel);
  return (
    <article className={`surface ${classes.card}`} aria-label={hero.name}>
      <Group gap="0.85rem">
        <div className={classes.stage}>
          <HeroArt
            avatarType={hero.avatarType}
            avatarUrl={hero.avatarUrl}
            gear={hero.equippedGear}
            size={92}
          />
        </div>
        <Box flex="1 1 7rem" miw={0}>
          <Title
            order={order}
            size="h4"
            {...(order === 1 ? {} : { lineClamp: 2, title: hero.name })}
            style={{ overflowWrap: 'anywhere' }}
          >
            <bdi>{hero.name}</bdi>
          </Title>
          <Hint tt="capitalize">{`${text.level(hero.level)} · ${avatarName(hero.avatarType)}`}</Hint>
          {isTop ? (
            <Badge color="sunshine" variant="light" mt={6} leftSection={<Icon name="trophy" size={14} />}>
              {text.topScorer}
            </Badge>
          ) : null}
        </Box>
        {isReadOnly ? null : (
          <MenuButton
            label={text.more(hero.name)}
            my="-0.35rem"
            me="-0.35rem"
            style={{ alignSelf: 'flex-start' }}
            acts={[
              { label: text.editHero, icon: 'edit', onClick: () => setIsEditing(true) },
              { label: text.deleteHero, icon: 'trash', onClick: askDelete, isDangerous: true },
            ]}
          />
        )}
      </Group>
      <div>
        <Progress value={share} size="lg" radius="xl" aria-label={toNext} />
        <FieldHint>{toNext}</FieldHint>
      </div>
      <Group gap="xl">
        <Figure label={text.totalXp} value={hero.totalXp} accent="purple" />
        <Figure label={text.points} value={hero.rewardPoints} accent="sunshine" />
      </Group>
      {isReadOnly ? null : <LoginStrip hero={hero} />}
      {more}
      {isEditing ? <HeroDialog hero={hero} onClose={() => setIsEditing(false)} /> : null}
    </article>
  );
}

/** Asks, then deletes a hero and everything that is theirs (rules: habits). */
function useDeleteHero({ id, name }: Child) {
  const { habits, home } = trpc.useUtils();
  const change = useChangeToday();
  const { error, deleteFailed, deleted } = text.toasts;
  const { send } = useAct({
    call: trpc.children.remove.useMutation().mutateAsync,
    done() {
      change(({ heroes }) => ({ heroes: heroes.filter((hero) => hero.id !== id) }));
      return { title: deleted.title, message: deleted.message(name) };
    },
    refresh: [habits, home],
    failed: { title: error, message: deleteFailed },
  });
  return () =>
    confirmDestructive({
      title: text.deleteTitle(name),
      body: text.deleteBody(name),
      confirmLabel: text.deleteHero,
      onConfirm: () => void send({ id }),
    });
}

function Figure({ label, value, accent }: { label: string; value: number; accent: string }) {
  return (
    <div className={classes.figure} data-accent={accent}>
      <strong>{sayNumber(value)}</strong>
      <span>{label}</span>
    </div>
  );
}
