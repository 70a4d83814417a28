import { lazily } from '@herohood/browser/lazy-part';
import { sayNumber } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Badge, Group, Progress, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { confirmDestructive } from '../../layout/confirm';
import { Icon } from '../../layout/icon';
import { MenuButton } from '../../layout/menu-button';
import { trpc } from '../../lib/api';
import { useChangeToday } from '../../lib/today';
import { useAct } from '../../lib/use-act';
import { childrenText as text } from '../../text/en/children';
import { avatarName } from './avatars';
import classes from './hero-card.module.css';
import { LoginStrip } from './login-strip';

const HeroDialog = lazily(() => import('./hero-dialog').then((part) => ({ default: part.HeroDialog })));

interface Props {
  hero: Child;
  isTopScorer: boolean;
  /** The level of its heading. */
  order?: 1 | 2;
  /** Whoever looks may change nothing, and reads no login (rules: members). */
  isReadOnly?: boolean;
  /** What stands at the card's foot. */
  more?: ReactNode;
}

/** One hero: look, level, XP and points, and the login that the child needs. */
export function HeroCard({ hero, isTopScorer, order = 2, isReadOnly = false, more }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const askDelete = useDeleteHero(hero);
  const share = hero.xpForNextLevel > 0 ? (hero.xpIntoLevel / hero.xpForNextLevel) * 100 : 0;
  return (
    <article className={classes.card} aria-label={hero.name}>
      <div className={classes.top}>
        <div className={classes.stage}>
          <HeroArt
            avatarType={hero.avatarType}
            avatarUrl={hero.avatarUrl}
            gear={hero.equippedGear}
            size={92}
          />
        </div>
        <div className={classes.who}>
          <Title
            order={order}
            size="h4"
            {...(order === 1 ? {} : { lineClamp: 2, title: hero.name })}
            style={{ overflowWrap: 'anywhere' }}
          >
            <bdi>{hero.name}</bdi>
          </Title>
          <Text size="sm" c="dimmed" tt="capitalize">
            {`${text.level(hero.level)} · ${avatarName(hero.avatarType)}`}
          </Text>
          {isTopScorer ? (
            <Badge color="sunshine" variant="light" mt={6} leftSection={<Icon name="trophy" size={14} />}>
              {text.topScorer}
            </Badge>
          ) : null}
        </div>
        {isReadOnly ? null : (
          <MenuButton
            label={text.more(hero.name)}
            button={{ className: classes.more }}
            acts={[
              { label: text.editHero, icon: 'edit', onClick: () => setIsEditing(true) },
              { label: text.deleteHero, icon: 'trash', onClick: askDelete, isDangerous: true },
            ]}
          />
        )}
      </div>
      <div>
        <Progress
          value={share}
          size="lg"
          radius="xl"
          aria-label={text.xpToNext(hero.xpIntoLevel, hero.xpForNextLevel)}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {text.xpToNext(hero.xpIntoLevel, hero.xpForNextLevel)}
        </Text>
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
