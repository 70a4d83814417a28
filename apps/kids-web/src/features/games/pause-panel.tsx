import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import Cup from '~icons/fluent-emoji-flat/cup-with-straw';
import Hand from '~icons/fluent-emoji-flat/waving-hand';
import { pauseText } from '../../text/en/games';
import panel from './panel.module.css';

/** `pause`: the child wants a break, or looked elsewhere. `stop`: it wants to leave and is asked. */
export type PauseReason = 'pause' | 'stop';

type Props = { reason: PauseReason; onKeep: () => void; onStop: () => void };

/** Over a game that stands still. Going on is always the big button. */
export function PausePanel({ reason, onKeep, onStop }: Props) {
  const words = pauseText[reason];
  const Picture = reason === 'pause' ? Cup : Hand;
  return (
    <div className={panel.veil}>
      <div className={panel.room}>
        <div className={panel.card} role="alertdialog" aria-label={words.title} data-accent="sunshine">
          <Picture width={104} height={104} />
          <h2 className={panel.title}>{words.title}</h2>
          <p className={panel.body}>{words.body}</p>
          <div className={panel.buttons}>
            <ChunkyButton kind="big" accent="mint" data-main onClick={onKeep}>
              {pauseText.keep}
            </ChunkyButton>
            <ChunkyButton kind="quiet" accent="coral" onClick={onStop}>
              {pauseText.stopIt}
            </ChunkyButton>
          </div>
        </div>
      </div>
    </div>
  );
}
