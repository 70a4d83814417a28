import type { User } from '@herohood/domain/account/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Center, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { LinkButton } from '../../layout/link-button';
import { Section } from '../../layout/section';
import { EmptyState, ErrorState, ListSkeleton } from '../../layout/states';
import { useHeroes } from '../../lib/use-user';
import { familyText } from '../../text/en/family';
import { AuditList } from './audit-list';
import { useAudit } from './use-audit';

const text = familyText.audit;

/** Who did what, page by page; reading it needs Premium (rules: subscription). */
export function AuditSection({ user }: { user: User }) {
  return user.hasPremiumAccess ? (
    <OpenAudit user={user} />
  ) : (
    <Section id="acts" title={text.title}>
      <EmptyState
        title={text.locked}
        action={
          <LinkButton to="/subscription" variant="light">
            {text.upgrade}
          </LinkButton>
        }
      />
    </Section>
  );
}

function OpenAudit({ user }: { user: User }) {
  const [heroId, setHeroId] = useState<string | null>(null);
  const children = useHeroes();
  const heroes = children.data ?? [];
  const hero = heroes.find(({ id }) => id === heroId);
  const audit = useAudit(hero?.id ?? null);
  const { entries } = audit;
  const retry = () => {
    if (children.error) void children.refetch();
    void (audit.isFetchNextPageError ? audit.fetchNextPage() : audit.refetch());
  };
  return (
    <Section
      id="acts"
      title={text.title}
      hint={text.hint}
      actions={
        heroes.length > 0 ? (
          <NativeSelect
            aria-label={text.hero}
            value={hero?.id ?? ''}
            onChange={(event) => setHeroId(event.currentTarget.value || null)}
            data={[
              { value: '', label: text.everyone },
              ...heroes.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        ) : undefined
      }
    >
      {entries === undefined && !audit.error ? <ListSkeleton rows={5} height={44} /> : null}
      {entries?.length === 0 ? (
        <EmptyState
          art={<HeroArt avatarType={hero?.avatarType ?? 'owl'} size={96} />}
          title={hero ? text.emptyHero(hero.name) : text.empty}
          hint={text.emptyHint}
        />
      ) : null}
      {entries && entries.length > 0 ? <AuditList entries={entries} heroes={heroes} clock={user} /> : null}
      {audit.error && !audit.isFetching ? (
        <ErrorState what={text.load} error={audit.error} retry={retry} />
      ) : null}
      <Center mt="md">
        {audit.hasNextPage ? (
          <Button
            variant="light"
            loading={audit.isFetchingNextPage}
            onClick={() => void audit.fetchNextPage()}
          >
            {text.older}
          </Button>
        ) : entries && entries.length > 0 ? (
          <Text size="sm" c="dimmed">
            {text.end}
          </Text>
        ) : null}
      </Center>
    </Section>
  );
}
