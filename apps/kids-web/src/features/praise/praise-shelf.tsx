import { useOnline } from '@herohood/browser/use-online';
import { PRAISE_PAGE } from '@herohood/domain/praise/praise';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { useState } from 'react';
import Shelf from '~icons/fluent-emoji-flat/sparkling-heart';
import { FailedCard } from '../../layout/failed-card';
import { trpc } from '../../lib/api';
import { appText } from '../../text/en/app';
import { praiseText as words } from '../../text/en/praise';
import { PraiseRow } from './praise-row';
import styles from './praise-shelf.module.css';

/** All that the hero was praised with, the newest first, 50 at a time. */
export default function PraiseShelf({ heroId }: { heroId: string }) {
  return (
    <section className={styles.card} aria-label={words.shelf}>
      <h3 className={styles.title}>{words.shelf}</h3>
      <PraisePage heroId={heroId} />
    </section>
  );
}

type PageProps = {
  heroId: string;
  /** The `at` of the last praise of the page before; absent: the newest ones. */
  before?: string;
};

/** One page, and below it the next one when it is wanted. */
function PraisePage({ heroId, before }: PageProps) {
  const page = trpc.praise.list.useQuery({ id: heroId, ...(before && { before }) });
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();

  if (!page.data) {
    if (page.isFetching) return <p role="status">{appText.loading}</p>;
    return (
      <FailedCard
        art={<Shelf width={110} height={110} />}
        title={words.failed.title}
        body={isOnline ? words.failed.body : words.offline}
        onRetry={() => void page.refetch()}
      />
    );
  }
  if (page.data.length === 0) {
    return before ? null : (
      <StateCard
        accent="purple"
        art={<Shelf width={110} height={110} />}
        title={words.empty.title}
        body={words.empty.body}
      />
    );
  }
  const last = page.data.at(-1);
  return (
    <>
      <ul className={styles.list}>
        {page.data.map((praise) => (
          <PraiseRow key={`${praise.completionId} ${praise.at}`} praise={praise} />
        ))}
      </ul>
      {last && page.data.length >= PRAISE_PAGE && !isOpen && (
        <ChunkyButton accent="purple" onClick={() => setIsOpen(true)}>
          {words.older}
        </ChunkyButton>
      )}
      {last && isOpen && <PraisePage heroId={heroId} before={last.at} />}
    </>
  );
}
