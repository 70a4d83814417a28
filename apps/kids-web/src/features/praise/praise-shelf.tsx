import { PRAISE_PAGE } from '@herohood/domain/praise/praise';
import type { KeptPraise } from '@herohood/domain/praise/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { useState } from 'react';
import Shelf from '~icons/fluent-emoji-flat/sparkling-heart';
import { FromServer } from '../../layout/from-server';
import { trpc } from '../../lib/api';
import { praiseText as words } from '../../text/en/praise';
import { albumText } from '../../text/en/world';
import { PraiseRow } from './praise-row';
import styles from './praise-shelf.module.css';

/** The album's page of praise: all that the hero was praised with, the newest first, 50 at a time. */
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
  const query = trpc.praise.list.useQuery({ id: heroId, ...(before && { before }) });
  return (
    <FromServer query={query} failed={albumText.failed}>
      {(page) =>
        page.length === 0 && !before ? (
          <StateCard
            accent="purple"
            art={<Shelf width={110} height={110} />}
            title={words.empty.title}
            body={words.empty.body}
          />
        ) : (
          <Rows heroId={heroId} page={page} />
        )
      }
    </FromServer>
  );
}

function Rows({ heroId, page }: { heroId: string; page: readonly KeptPraise[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const last = page.at(-1);
  if (!last) return null;
  return (
    <>
      <ul className={styles.list}>
        {page.map((praise) => (
          <PraiseRow key={`${praise.completionId} ${praise.at}`} praise={praise} />
        ))}
      </ul>
      {page.length >= PRAISE_PAGE && !isOpen && (
        <ChunkyButton accent="purple" onClick={() => setIsOpen(true)}>
          {words.older}
        </ChunkyButton>
      )}
      {isOpen && <PraisePage heroId={heroId} before={last.at} />}
    </>
  );
}
