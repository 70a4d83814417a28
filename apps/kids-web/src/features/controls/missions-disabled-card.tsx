import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { StateCard } from '@herohood/ui/state-card/state-card';
import Sleeping from '~icons/fluent-emoji-flat/crescent-moon';
import { text } from '../../text/en';

const words = text.missions.disabled;

/** In place of the missions while a parent has disabled them; the session itself lives on (ruling R3). */
export function MissionsDisabledCard({ onCheck }: { onCheck: () => void }) {
  return (
    <StateCard
      role="status"
      accent="purple"
      art={<Sleeping width={124} height={124} />}
      title={words.title}
      body={words.body}
      action={
        <ChunkyButton accent="purple" onClick={onCheck}>
          {words.check}
        </ChunkyButton>
      }
    />
  );
}
