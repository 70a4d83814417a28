import { readApiError } from '@herohood/browser/api-error';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CardHead, FullPageLoader } from '../../layout/full-page';
import { ErrorState } from '../../layout/states';
import { trpc } from '../../lib/api';
import { accountText } from '../../text/en/account';
import { AccountCard } from './account-card';

const text = accountText.confirmEmail;

/** Where the link in a mail to a new e-mail leads: opening it confirms. `token` is empty when somebody came without one. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const utils = trpc.useUtils();
  // A query and no mutation: a page that is drawn twice must not use the link up and then call it invalid.
  const confirming = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => {
      const answer = await utils.client.account.confirmEmail.mutate({ token });
      await utils.account.me.invalidate();
      return answer;
    },
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (confirming.isFetching) return <FullPageLoader text={text.checking} />;
  const code = readApiError(confirming.error).code;
  return (
    <AccountCard title={text.title}>
      {confirming.data ? (
        <Outcome title={text.doneTitle} words={text.done(confirming.data.email)} />
      ) : code === 'GONE' ? (
        <Outcome title={text.goneTitle} words={text.gone} isProblem />
      ) : code === 'EMAIL_TAKEN' ? (
        <Outcome title={text.takenTitle} words={text.taken} isProblem />
      ) : (
        <ErrorState what={text.what} error={confirming.error} retry={() => void confirming.refetch()} />
      )}
      <Button component="a" href="/parent-dashboard" size="md" fullWidth mt="lg">
        {text.toDashboard}
      </Button>
    </AccountCard>
  );
}

function Outcome({ title, words, isProblem = false }: { title: string; words: string; isProblem?: boolean }) {
  return (
    <CardHead
      avatarType={isProblem ? 'panda' : 'ninja'}
      title={title}
      words={words}
      role={isProblem ? 'alert' : 'status'}
    />
  );
}
