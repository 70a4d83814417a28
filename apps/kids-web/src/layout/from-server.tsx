import { useOnline } from '@herohood/browser/use-online';
import type { ReactNode } from 'react';
import House from '~icons/fluent-emoji-flat/house';
import { appText } from '../text/en/app';
import { offlineText } from '../text/en/sync';
import { FailedCard } from './failed-card';

type Props<Answer> = {
  query: { data: Answer | undefined; isFetching: boolean; refetch: () => unknown };
  /** What is said when no answer came, though there is a network. */
  failed: { title: string; body: string };
  children: (answer: Answer) => ReactNode;
};

/** What is shown of an answer, while that is on its way, and when it does not come. */
export function FromServer<Answer>({ query, failed, children }: Props<Answer>) {
  const isOnline = useOnline();
  if (query.data !== undefined) return children(query.data);
  if (query.isFetching) return <p role="status">{appText.loading}</p>;
  return (
    <FailedCard
      art={<House width={124} height={124} />}
      {...(isOnline ? failed : offlineText.section)}
      onRetry={() => void query.refetch()}
    />
  );
}
