import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useState } from 'react';
import Present from '~icons/fluent-emoji-flat/magic-wand';
import { setOfflineStatus } from '../../offline/offline-status';
import { updateText } from '../../text/en/offline';
import { Notice } from './notice';

/** A new version waits. It comes in when the child says so, else when the app is opened anew. */
export function UpdateCard({ onLetIn }: { onLetIn: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Notice
      accent="purple"
      art={<Present width={64} height={64} />}
      title={updateText.title}
      actions={
        <>
          <ChunkyButton
            kind="quiet"
            accent="purple"
            disabled={isBusy}
            onClick={() => setOfflineStatus({ update: null })}
          >
            {updateText.later}
          </ChunkyButton>
          <ChunkyButton
            accent="purple"
            disabled={isBusy}
            onClick={() => {
              setIsBusy(true);
              onLetIn();
            }}
          >
            {isBusy ? updateText.busy : updateText.letIn}
          </ChunkyButton>
        </>
      }
    >
      <p>{updateText.body}</p>
    </Notice>
  );
}
