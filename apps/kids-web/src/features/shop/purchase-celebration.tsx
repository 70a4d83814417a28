import type { Child } from '@herohood/domain/children/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { PresentBox } from '@herohood/ui/present-box/present-box';
import { domAnimation, LazyMotion, MotionConfig, m } from 'framer-motion';
import { useEffect, useState } from 'react';
import { isCalm, prefersReducedMotion } from '../../device/comfort';
import { useLook } from '../../device/look';
import { useSpoken } from '../../device/own-voice';
import { play } from '../../device/sound';
import { CardDialog } from '../../layout/card-dialog';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { mainAct } from '../../layout/use-focus-trap';
import { calmCelebrationText } from '../../text/en/celebrations';
import { shopText } from '../../text/en/shop';
import { accentOfRarity } from './item-card';
import { ItemPicture } from './item-picture';
import styles from './purchase-celebration.module.css';
import { offerOf, type ShopItem } from './shop-item';

type Props = { item: ShopItem; hero: Child; onWear: () => void; onClose: () => void };

const words = shopText;

/** Something was bought: a present to unwrap, and to wear at once. */
export default function PurchaseCelebration(props: Props) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion={isCalm() ? 'always' : 'user'}>
        <Present {...props} />
      </MotionConfig>
    </LazyMotion>
  );
}

function Present({ item, hero, onWear, onClose }: Props) {
  // Nothing needs to be unwrapped by those who want less motion.
  const [isStill] = useState(prefersReducedMotion);
  const [isOpen, setIsOpen] = useState(isStill);
  const { isCalmSpoken } = useLook();
  const isWorn = offerOf(item, hero).kind === 'worn';
  const accent = accentOfRarity[item.rarity];
  const title = isOpen ? words.isYours(item.name) : words.wrapped;
  const note = isWorn ? words.worn : words.inWardrobe;

  useSpoken(isOpen ? `${title} ${note}` : title);
  useEffect(() => play(isOpen ? 'levelUp' : 'gift'), [isOpen]);

  const box = (
    <PresentBox isOpen={isOpen} size={230} accent={accent}>
      <ItemPicture item={item} size={138} />
    </PresentBox>
  );
  return (
    <CardDialog label={title} onClose={onClose}>
      <m.div
        className={styles.card}
        data-accent={accent}
        initial={isStill ? false : { opacity: 0, transform: 'translateY(90px) scale(0.7)' }}
        animate={{ opacity: 1, transform: 'translateY(0px) scale(1)' }}
        transition={{ type: 'spring', bounce: 0.4, duration: 0.7 }}
      >
        {isOpen ? (
          <div className={styles.box}>
            {box}
            {!isStill && <Sparks />}
          </div>
        ) : (
          // The large button below says the same: one of them is enough for keyboards and screen readers.
          <button
            type="button"
            className={styles.box}
            tabIndex={-1}
            aria-hidden
            onClick={() => setIsOpen(true)}
          >
            {box}
          </button>
        )}
        <p className={styles.bought} role="status">
          {words.bought[item.kind]}
        </p>
        <h2 className={styles.title}>{title}</h2>
        {isOpen && <p className={styles.note}>{note}</p>}
        <div className={styles.acts}>
          {!isOpen ? (
            <ChunkyButton key="open" kind="big" accent={accent} onClick={() => setIsOpen(true)} {...mainAct}>
              {words.unwrap}
            </ChunkyButton>
          ) : isWorn ? (
            <ChunkyButton key="hooray" kind="big" accent="mint" onClick={onClose} {...mainAct}>
              {isCalmSpoken ? calmCelebrationText.close : words.hooray}
            </ChunkyButton>
          ) : (
            <>
              <ChunkyButton key="wear" kind="big" accent="mint" onClick={onWear} {...mainAct}>
                {words.wearNow}
              </ChunkyButton>
              <ChunkyButton key="later" kind="quiet" accent={accent} onClick={onClose}>
                {words.later}
              </ChunkyButton>
            </>
          )}
          <div className={styles.speaker}>
            <ReadAloudButton name={title} words={isOpen ? `${title} ${note}` : title} />
          </div>
        </div>
      </m.div>
    </CardDialog>
  );
}

const sparks = Array.from({ length: 14 }, (_, index) => (index / 14) * 2 * Math.PI);

/** Paper in the accents' colours that flies out of the box. */
function Sparks() {
  return (
    <span className={styles.sparks} aria-hidden>
      {sparks.map((turn, index) => (
        <m.span
          key={turn}
          className={styles.spark}
          data-accent={(['turquoise', 'coral', 'sunshine', 'mint', 'purple'] as const)[index % 5]}
          initial={{ x: 0, y: 0, scale: 0, rotate: 0, opacity: 1 }}
          animate={{
            x: Math.cos(turn) * (110 + (index % 3) * 34),
            y: Math.sin(turn) * (100 + (index % 4) * 22) - 40,
            scale: [0, 1.2, 0.8],
            rotate: 220,
            opacity: [1, 1, 0],
          }}
          transition={{ duration: 1.3, delay: 0.12 + (index % 4) * 0.04, ease: 'easeOut' }}
        />
      ))}
    </span>
  );
}
