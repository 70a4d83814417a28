import { sayName } from '@herohood/browser/text/say-name';
import { useOnline } from '@herohood/browser/use-online';
import type { Child } from '@herohood/domain/children/schema';
import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import { STYLE_KINDS, type StyleKind } from '@herohood/domain/world/style';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import HeroPortrait from '@herohood/ui/hero-portrait/hero-portrait';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { LevelGiftPicture } from '@herohood/ui/level-gift-picture/level-gift-picture';
import type { ReactNode } from 'react';
import Lock from '~icons/fluent-emoji-flat/locked';
import { play } from '../../device/sound';
import { TitledCard } from '../../layout/titled-card';
import { giftsText as words } from '../../text/en/gifts';
import { keepWaitingStyle, useWaitingStyle } from '../world/public';
import { WardrobeThing } from './wardrobe-shelf';
import styles from './wardrobe-shelf.module.css';

const PICTURE = 88;

/** What levels gave that a hero wears around them: a backdrop, a frame and a pose, each to be chosen by its picture. */
export function StyleShelves({ hero }: { hero: Child }) {
  const isOnline = useOnline();
  const isWaiting = useWaitingStyle(hero.id) !== null;
  return (
    <>
      {STYLE_KINDS.map((kind) => (
        <Shelf key={kind} kind={kind} hero={hero} />
      ))}
      <p className={styles.hint} role="status">
        {isWaiting && !isOnline && words.kept}
      </p>
    </>
  );
}

/** One kind: the usual one, what the hero has, and the next that comes. */
function Shelf({ kind, hero }: { kind: StyleKind; hero: Child }) {
  const all = giftsUpTo(Number.POSITIVE_INFINITY).filter((gift) => gift.kind === kind);
  const owned = all.filter(({ level }) => level <= hero.level);
  const next = all.find(({ level }) => level > hero.level);

  function choose(id: string | null) {
    if (hero.style[kind] === id) return;
    play('tap');
    keepWaitingStyle(hero.id, { ...hero.style, [kind]: id });
  }

  const option = (id: string | null, name: string, picture: ReactNode) => (
    <WardrobeThing
      key={id}
      name={name}
      isChosen={hero.style[kind] === id}
      isMarked={false}
      picture={<span className={styles.picture}>{picture}</span>}
      onTap={() => choose(id)}
    />
  );

  return (
    <TitledCard title={words.kinds[kind]}>
      <ul className={styles.shelf}>
        {option(null, words.usual, <UsualPicture kind={kind} hero={hero} />)}
        {owned.map((gift) =>
          option(gift.id, sayName(gift.name), <LevelGiftPicture gift={gift} hero={hero} size={PICTURE} />),
        )}
        {next && (
          <li className={`${styles.thing} ${styles.next}`}>
            <span className={styles.picture}>
              <LevelGiftPicture gift={next} hero={hero} size={PICTURE} />
              <Lock className={styles.lock} width={32} height={32} />
            </span>
            <span className={styles.name}>
              {sayName(next.name)} <span className={styles.level}>{words.level(next.level)}</span>
            </span>
          </li>
        )}
      </ul>
    </TitledCard>
  );
}

function UsualPicture({ kind, hero }: { kind: StyleKind; hero: Child }) {
  const { avatarType, avatarUrl } = hero;
  if (kind === 'frame') return <HeroPortrait hero={hero} frame={null} size={PICTURE} />;
  if (kind === 'pose') return <HeroArt {...{ avatarType, avatarUrl }} size={PICTURE} />;
  return (
    <span className={styles.land}>
      <HeroScene />
    </span>
  );
}
