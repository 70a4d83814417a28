import { Button, Modal, Stack } from '@mantine/core';
import { DialogFooter } from '../../layout/dialog-footer';
import { Icon } from '../../layout/icon';
import { picturesText as text } from '../../text/en/pictures';
import { Picture } from './picture';
import { describeRow } from './row-words';
import { markSeen } from './seen-pictures';
import { photoOf, type Waiting } from './waiting';

interface Props {
  item: Waiting;
  onApprove: () => void;
  onReject: () => void;
  onClose: () => void;
}

/** The picture of what waits as large as it fits, with the answers below it. */
export function PictureDialog({ item, onApprove, onReject, onClose }: Props) {
  const { title, labels } = describeRow(item);
  const { name } = item.hero;
  return (
    <Modal opened onClose={onClose} size="lg" title={text.title(title, name)}>
      <Stack>
        <Picture url={photoOf(item) ?? ''} alt={text.alt(title, name)} onSeen={() => markSeen(item.id)} />
        <DialogFooter>
          <Button
            variant="default"
            leftSection={<Icon name="reply" size={18} />}
            aria-label={labels.reject}
            onClick={onReject}
          >
            {labels.no}
          </Button>
          <Button
            data-autofocus
            leftSection={<Icon name="check" size={18} />}
            aria-label={labels.approve}
            onClick={onApprove}
          >
            {labels.yes}
          </Button>
        </DialogFooter>
      </Stack>
    </Modal>
  );
}
