import { Stack } from '@mantine/core';
import { ActButton } from '../../layout/act-button';
import { Dialog } from '../../layout/dialog';
import { DialogFooter } from '../../layout/dialog-footer';
import { trpc } from '../../lib/api';
import { picturesText as text } from '../../text/en/pictures';
import { Picture } from './picture';
import { photoOf, type Waiting } from './waiting';
import { wordsOf } from './waiting-words';

interface Props {
  item: Waiting;
  onApprove: () => void;
  onReject: () => void;
  onClose: () => void;
}

/** The picture of what waits as large as it fits, with the answers below it. */
export function PictureDialog({ item, onApprove, onReject, onClose }: Props) {
  const utils = trpc.useUtils();
  const { title, labels } = wordsOf(item);
  const { name } = item.hero;
  return (
    <Dialog opened onClose={onClose} size="lg" title={text.title(title, name)}>
      <Stack>
        {/* The server has noted the look: one tap for many may now approve it. */}
        <Picture
          url={photoOf(item)?.whole ?? ''}
          alt={text.alt(title, name)}
          onSeen={() => void utils.home.invalidate()}
        />
        <DialogFooter>
          <ActButton variant="default" icon="reply" aria-label={labels.reject} onClick={onReject}>
            {labels.no}
          </ActButton>
          <ActButton data-autofocus icon="check" aria-label={labels.approve} onClick={onApprove}>
            {labels.yes}
          </ActButton>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}
