import { readApiError } from '@herohood/browser/api-error';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useEffect, useState } from 'react';
import Bell from '~icons/fluent-emoji-flat/bell';
import { trpc } from '../../lib/api';
import { callText as words } from '../../text/en/controls';
import styles from './call-parent.module.css';

/** The server takes a hero's call once in so many seconds. */
const PAUSE_S = 600;

interface Told {
  message: string;
  /** After so many seconds the button comes back; null: it stays. */
  againInS: number | null;
}

/** 'Call my parent': one tap tells the parents that their hero asks for them. */
export function CallParent({ heroId }: { heroId: string }) {
  const call = trpc.inbox.callParent.useMutation();
  const [told, setTold] = useState<Told | null>(null);
  const againInS = told?.againInS ?? null;

  useEffect(() => {
    if (againInS === null) return;
    const timer = setTimeout(() => setTold(null), againInS * 1000);
    return () => clearTimeout(timer);
  }, [againInS]);

  async function callParent() {
    try {
      await call.mutateAsync({ id: heroId });
      setTold({ message: words.called, againInS: PAUSE_S });
    } catch (error) {
      const { code, retryAfter, isFeatureDisabled } = readApiError(error);
      if (code === 'CALLED_RECENTLY') setTold({ message: words.recently, againInS: retryAfter ?? PAUSE_S });
      else if (isFeatureDisabled) setTold({ message: words.disabled, againInS: PAUSE_S });
      else setTold({ message: words.failed, againInS: null });
    }
  }

  const hasButton = told === null || told.againInS === null;
  return (
    <div className={styles.call}>
      {hasButton && (
        <ChunkyButton accent="coral" disabled={call.isPending} onClick={() => void callParent()}>
          <Bell width={24} height={24} aria-hidden />
          {words.call}
        </ChunkyButton>
      )}
      <p className={styles.told} role="status">
        {told?.message}
      </p>
    </div>
  );
}
