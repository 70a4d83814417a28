import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import type { ReactNode } from 'react';
import type { TutorialStep } from '../../text/en/tutorial';
import classes from './tutorial.module.css';
import { ChartArt, CheckArt, ConfettiArt, GiftArt, NightArt } from './tutorial-drawings';

const ARMOURED = [
  { gearType: 'helmet', rarity: 'epic' },
  { gearType: 'armor', rarity: 'rare' },
  { gearType: 'weapon', rarity: 'legendary' },
] as const;

const SCENES: Record<TutorialStep, { accent: string; art: ReactNode }> = {
  welcome: {
    accent: 'turquoise',
    art: (
      <>
        <HeroScene />
        <div className={classes.cast}>
          <HeroArt avatarType="princess" size={108} />
          <HeroArt avatarType="robot" size={140} />
          <HeroArt avatarType="ninja" size={108} />
        </div>
      </>
    ),
  },
  heroes: {
    accent: 'purple',
    art: (
      <div className={classes.cast}>
        <HeroArt avatarType="animal" size={96} />
        <span className={classes.arrow} />
        <HeroArt avatarType="animal" size={148} gear={ARMOURED} />
      </div>
    ),
  },
  habits: {
    accent: 'sunshine',
    art: (
      <div className={classes.cards}>
        {['teeth', 'reading', 'exercise', 'healthy-food'].map((icon) => (
          <span key={icon}>
            <HabitIcon icon={icon} size={52} />
          </span>
        ))}
      </div>
    ),
  },
  approval: {
    accent: 'mint',
    art: (
      <div className={classes.cast}>
        <HeroArt avatarType="robot" size={120} />
        <CheckArt />
      </div>
    ),
  },
  rewards: {
    accent: 'coral',
    art: (
      <div className={classes.cast}>
        <GiftArt />
        <HeroArt avatarType="princess" size={124} />
      </div>
    ),
  },
  analytics: { accent: 'turquoise', art: <ChartArt /> },
  controls: {
    accent: 'purple',
    art: (
      <div className={classes.cast}>
        <NightArt />
        <HeroArt avatarType="koala" size={110} />
      </div>
    ),
  },
  ready: {
    accent: 'sunshine',
    art: (
      <>
        <ConfettiArt />
        <div className={classes.cast}>
          <HeroArt
            avatarType="superhero"
            size={150}
            gear={[{ gearType: 'accessory', rarity: 'legendary' }]}
          />
        </div>
      </>
    ),
  },
};

/** The picture of a step: decoration, the words beneath say it all. */
export function TutorialArt({ step }: { step: TutorialStep }) {
  const { accent, art } = SCENES[step];
  return (
    <div className={classes.art} data-accent={accent} aria-hidden="true">
      {art}
    </div>
  );
}
