import type { BaseAvatar, Child } from '@herohood/domain/children/schema';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useState } from 'react';
import { CardDialog } from '../../layout/card-dialog';
import sheet from '../../layout/sheet.module.css';
import { mainAct } from '../../layout/use-focus-trap';
import { goalsText } from '../../text/en/goals';
import { olderWelcomeText as words } from '../../text/en/welcome';
import { useControls } from '../controls/public';
import { FirstGoal } from './first-goal';
import { HeroChoice } from './hero-choice';

type Props = {
  hero: Child;
  chosen: BaseAvatar | undefined;
  onChoose: (avatarType: BaseAvatar) => void;
  onEnd: () => void;
};

/** The welcome of the older look: who they are, and what they save for first. Closed, it is over as well (rules: the welcome). */
export function OlderWelcome({ hero, chosen, onChoose, onEnd }: Props) {
  const { isEnabled } = useControls();
  const [isSaving, setIsSaving] = useState(false);
  const title = isSaving ? goalsText.own.line : words.hello(hero.name);
  return (
    <CardDialog label={title} onClose={onEnd}>
      <div className={sheet.card} data-accent="turquoise">
        <h2 className={sheet.title}>{title}</h2>
        {isSaving ? (
          <FirstGoal heroId={hero.id} onDone={onEnd} />
        ) : (
          <>
            {!hero.avatarUrl && (
              <>
                <p className={sheet.line}>{words.choose}</p>
                <HeroChoice hero={hero} chosen={chosen ?? hero.avatarType} onChoose={onChoose} />
              </>
            )}
            <div className={sheet.acts}>
              <ChunkyButton
                kind="big"
                accent="mint"
                onClick={() => (isEnabled('rewards') ? setIsSaving(true) : onEnd())}
                {...mainAct}
              >
                <ActSign sign="forward" />
                {isEnabled('rewards') ? words.next : words.go}
              </ChunkyButton>
            </div>
          </>
        )}
      </div>
    </CardDialog>
  );
}
