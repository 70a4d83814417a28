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
  offline?: { title: string; body: string };
  /** The picture of what did not come. */
  art?: ReactNode;
  /** In its place while it is on its way. */
  waiting?: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/** What is shown of an answer, while that is on its way, and when it does not come. */
export function FromServer<Answer>({ query, children, ...instead }: Props<Answer>) {
  const { failed, offline = offlineText.section } = instead;
  const isOnline = useOnline();
  if (query.data !== undefined) return children(query.data);
  if (query.isFetching) return instead.waiting ?? <p role="status">{appText.loading}</p>;
  return (
    <FailedCard
      art={instead.art ?? <House width={124} height={124} />}
      {...(isOnline ? failed : offline)}
      onRetry={() => void query.refetch()}
    />
  );
}
