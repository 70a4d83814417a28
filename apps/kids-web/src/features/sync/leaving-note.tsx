import Locked from '~icons/fluent-emoji-flat/locked';
import { leavingText } from '../../text/en/offline';
import { Notice } from './notice';

/** The hero has left without network: honest about what is done and what is not yet. */
export function LeavingNote() {
  return (
    <Notice accent="turquoise" art={<Locked width={56} height={56} />} title={leavingText.title}>
      <p>{leavingText.body}</p>
    </Notice>
  );
}
