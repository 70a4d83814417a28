import { serverNow } from '@herohood/browser/server-clock';
import { sayName } from '@herohood/browser/text/say-name';
import { PRAISE_PAGE, STICKER_NAMES } from '@herohood/domain/praise/praise';
import type { KeptPraise } from '@herohood/domain/praise/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { Sticker } from '@herohood/ui/sticker/sticker';
import { useState } from 'react';
import Shelf from '~icons/fluent-emoji-flat/sparkling-heart';
import Bubble from '~icons/fluent-emoji-flat/speech-balloon';
import { FromServer } from '../../layout/from-server';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { relativeTime } from '../../layout/relative-time';
import { TitledCard } from '../../layout/titled-card';
import { VoiceNote } from '../../layout/voice-note';
import { trpc } from '../../lib/api';
import { praiseText as words } from '../../text/en/praise';
import { albumText } from '../../text/en/world';
import styles from './praise-shelf.module.css';

/** The album's page of praise: all that the hero was praised with, the newest first, 50 at a time. */
export default function PraiseShelf({ heroId }: { heroId: string }) {
  return (
    <TitledCard title={words.shelf}>
      <PraisePage heroId={heroId} />
    </TitledCard>
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

const SIZE = 64;

/** One praise: who said it and when, the sticker, the line, the voice. */
function PraiseRow({ praise }: { praise: KeptPraise }) {
  const { sticker, message, voiceUrl, from, at, completionId } = praise;
  const title = words.says(from);
  const when = relativeTime(Date.parse(at), serverNow().getTime());
  return (
    <li className={styles.row}>
      {sticker ? (
        <span role="img" aria-label={words.sticker(sayName(STICKER_NAMES[sticker]))}>
          <Sticker id={sticker} size={SIZE} />
        </span>
      ) : (
        <Bubble width={SIZE} height={SIZE} aria-hidden />
      )}
      <div className={styles.said}>
        <strong>{title}</strong>
        {message && (
          <p className={styles.line}>
            <bdi>{message}</bdi>
          </p>
        )}
        <span className={styles.when}>{completionId ? when : `${when}, ${words.bonus}`}</span>
      </div>
      <div className={styles.acts}>
        {voiceUrl && <VoiceNote url={voiceUrl} from={from} />}
        {message && <ReadAloudButton name={message} words={`${title}: ${message}`} />}
      </div>
    </li>
  );
}
