import type { Child } from '@herohood/domain/children/schema';
import type { LevelGift } from '@herohood/domain/world/level-gifts';
import { styleWith } from '@herohood/domain/world/style';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import type { ReactNode } from 'react';
import { useLook } from '../../../device/look';
import { mainAct } from '../../../layout/use-focus-trap';
import { calmCelebrationText, celebrationText } from '../../../text/en/celebrations';
import { useOpenTab } from '../../home/public';
import { keepWaitingStyle } from '../../world/public';
import styles from './level.module.css';

type Props = {
  hero: Child;
  gifts: readonly LevelGift[];
  onClose: () => void;
  /** Stands beside the main act. */
  children: ReactNode;
};

const words = celebrationText;
/** It asks to be tapped, and has the focus. */
const next = { ...mainAct, 'data-invite': true } as const;

/** What a hero does with new gifts: one press uses the newest of each kind, or leads to the room. */
export function UseGifts({ hero, gifts, onClose, children }: Props) {
  const openTab = useOpenTab();
  const { isCalmSpoken } = useLook();
  const style = styleWith(hero.style, gifts);
  const isNew = style !== hero.style;

  function use() {
    if (isNew) keepWaitingStyle(hero.id, style);
    onClose();
    if (!isNew) openTab('world');
  }

  const levelClose = isCalmSpoken ? calmCelebrationText.levelClose : words.levelClose;
  const hasGifts = gifts.length > 0;
  return (
    <div className={styles.foot}>
      <ChunkyButton kind="big" accent="sunshine" onClick={hasGifts ? use : onClose} {...next}>
        <ActSign sign="forward" />
        {hasGifts ? (isNew ? words.useGift : words.toRoom) : levelClose}
      </ChunkyButton>
      {children}
      {hasGifts && (
        <ChunkyButton kind="quiet" className={styles.later} onClick={onClose}>
          {words.later}
        </ChunkyButton>
      )}
    </div>
  );
}
