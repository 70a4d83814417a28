import { Button, Loader, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { DialogFooter } from '../../layout/dialog-footer';
import { Icon } from '../../layout/icon';
import { EmptyState } from '../../layout/states';
import { picturesText as text } from '../../text/en/pictures';
import classes from './picture-dialog.module.css';
import { describeRow } from './row-words';
import { markSeen } from './seen-pictures';
import { photoOf, type Waiting } from './waiting';

interface Props {
  item: Waiting;
  onApprove: () => void;
  onReject: () => void;
  onClose: () => void;
}

type State = 'loading' | 'there' | 'gone' | 'failed';

/** The picture of what waits as large as it fits, with the answers below it. */
export function PictureDialog({ item, onApprove, onReject, onClose }: Props) {
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);
  const { title, labels } = describeRow(item);
  const { name } = item.hero;
  const url = photoOf(item) ?? '';

  /** The element does not say why: the answer does. */
  async function findOut() {
    const answer = await fetch(url).catch(() => null);
    setState(answer?.status === 404 ? 'gone' : 'failed');
  }

  function tryAgain() {
    setState('loading');
    setTries(tries + 1);
  }

  return (
    <Modal opened onClose={onClose} size="lg" title={text.title(title, name)}>
      <Stack>
        <div className={classes.stage} aria-busy={state === 'loading'}>
          {state === 'loading' ? <Loader aria-label={text.loading} /> : null}
          {state === 'gone' ? <EmptyState art={<Icon name="camera" size={48} />} {...text.gone} /> : null}
          {state === 'failed' ? (
            <EmptyState
              art={<Icon name="camera" size={48} />}
              {...text.failed}
              action={
                <Button variant="default" leftSection={<Icon name="refresh" size={18} />} onClick={tryAgain}>
                  {text.tryAgain}
                </Button>
              }
            />
          ) : null}
          {state === 'gone' || state === 'failed' ? null : (
            <img
              key={tries}
              src={url}
              alt={text.alt(title, name)}
              hidden={state !== 'there'}
              onLoad={() => {
                setState('there');
                markSeen(item.id);
              }}
              onError={() => void findOut()}
            />
          )}
        </div>
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
