import { Loader } from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { Icon } from '../../layout/icon';
import { EmptyState } from '../../layout/states';
import { picturesText as text } from '../../text/en/pictures';
import classes from './picture.module.css';

interface Props {
  url: string;
  alt: string;
  /** Told once it is there to be seen. */
  onSeen?: () => void;
}

type State = 'loading' | 'there' | 'gone' | 'failed';

/** What a hero sent along, as large as it fits: on its way, there, gone, or lost on the way. */
export function Picture({ url, alt, onSeen }: Props) {
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);
  const art = <Icon name="camera" size={48} />;

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
    <div className={classes.stage} aria-busy={state === 'loading'}>
      {state === 'loading' ? <Loader aria-label={text.loading} /> : null}
      {state === 'gone' ? <EmptyState art={art} {...text.gone} /> : null}
      {state === 'failed' ? (
        <EmptyState
          art={art}
          {...text.failed}
          action={
            <ActButton variant="default" icon="refresh" onClick={tryAgain}>
              {text.tryAgain}
            </ActButton>
          }
        />
      ) : null}
      {state === 'gone' || state === 'failed' ? null : (
        <img
          key={tries}
          src={url}
          alt={alt}
          hidden={state !== 'there'}
          onLoad={() => {
            setState('there');
            onSeen?.();
          }}
          onError={() => void findOut()}
        />
      )}
    </div>
  );
}
