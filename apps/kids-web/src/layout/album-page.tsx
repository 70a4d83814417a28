import { useOnline } from '@herohood/ui/runtime/use-online';
import type { ReactNode } from 'react';
import Book from '~icons/fluent-emoji-flat/open-book';
import { appText } from '../text/en/app';
import { offlineText } from '../text/en/sync';
import { albumText } from '../text/en/world';
import { FailedCard } from './failed-card';

type Props<Answer> = {
  /** What the server was asked for it. */
  query: { data: Answer | undefined; isFetching: boolean; refetch: () => unknown };
  children: (answer: Answer) => ReactNode;
};

/** A page of the album: what it shows of an answer, while that is on its way, and when it does not come. */
export function AlbumPage<Answer>({ query, children }: Props<Answer>) {
  const isOnline = useOnline();
  if (query.data !== undefined) return children(query.data);
  if (query.isFetching) return <p role="status">{appText.loading}</p>;
  return (
    <FailedCard
      art={<Book width={124} height={124} />}
      {...(isOnline ? albumText.failed : offlineText.section)}
      onRetry={() => void query.refetch()}
    />
  );
}
