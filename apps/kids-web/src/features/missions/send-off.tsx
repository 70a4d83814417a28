import type { Child } from '@herohood/domain/children/schema';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSpoken } from '../../device/own-voice';
import { play } from '../../device/sound';
import { useOpenCard } from '../../layout/open-cards';
import { useFocusTrap } from '../../layout/use-focus-trap';
import { allDoneText as words } from '../../text/en/all-done';
import { looksOf } from '../home/public';
import styles from './send-off.module.css';

/** So long the hero waves before they go, and so long all of it takes. */
const WAVE_MS = 1_400;
const ALL_MS = 4_200;

type Props = { hero: Child; title: string; onEnd: () => void };

/** The day's last mission was sent: the hero shoulders the rucksack, waves and leaves. A tap anywhere ends it. */
export default function SendOff({ hero, title, onEnd }: Props) {
  const [isLeaving, setIsLeaving] = useState(false);
  const trap = useFocusTrap({ onClose: onEnd });
  useOpenCard();
  useSpoken(`${title} ${words.setsOut(hero.name)}`);

  useEffect(() => {
    play('streak');
    const leave = setTimeout(() => setIsLeaving(true), WAVE_MS);
    return () => clearTimeout(leave);
  }, []);

  useEffect(() => {
    const end = setTimeout(onEnd, ALL_MS);
    return () => clearTimeout(end);
  }, [onEnd]);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: its button and Escape do the same
    <div {...trap} className={styles.stage} role="dialog" aria-modal aria-label={title} onClick={onEnd}>
      <HeroScene />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.line}>{words.setsOut(hero.name)}</p>
      </div>
      <div className={styles.way} aria-hidden />
      <div className={styles.traveller} data-leaving={isLeaving} aria-hidden>
        <svg className={styles.pack} viewBox="0 0 128 128" aria-hidden focusable={false}>
          <path d="M30 62q-2-18 14-18h40q16 0 14 18v36q0 10-10 10H40q-10 0-10-10z" fill="#e2634f" />
          <path d="M30 70h68v10H30z" fill="#b94737" />
          <rect x="44" y="32" width="40" height="14" rx="7" fill="#ffce45" />
          <path d="M48 32v14M80 32v14" stroke="#c98d12" strokeWidth="4" />
        </svg>
        <HeroArt {...looksOf(hero)} size={220} pose={isLeaving ? 'travel' : 'wave'} />
      </div>
      <ChunkyButton kind="big" accent="mint" className={styles.act} onClick={onEnd}>
        <ActSign sign="forward" />
        {words.bye}
      </ChunkyButton>
    </div>,
    document.body,
  );
}
