import { useNow } from '@herohood/browser/use-now';
import type { User } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import type { AuditEntry } from '@herohood/domain/family/schema';
import { type FamilyClock, familyDay } from '@herohood/domain/time/family-day';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Center, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { EmptyState, ErrorState, ListSkeleton } from '../../layout/states';
import { trpc } from '../../lib/api';
import { dayLabel, timeLabel } from '../../lib/format-day';
import { useHeroes } from '../../lib/use-user';
import { familyText } from '../../text/en/family';

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
          <Hint>{text.end}</Hint>
        ) : null}
      </Center>
    </Section>
  );
}

/** Entries a page of the server; a shorter page is the last. */
const PAGE = 50;

/**
 * The family's acts, newest first, of one hero or of all. Pages hang on the last entry of the page before, and a
 * refresh reads them in that order again: something new moves no entry out of the list.
 */
export function useAudit(childId: string | null, { enabled = true } = {}) {
  const utils = trpc.useUtils();
  const ofHero = childId === null ? {} : { childId };
  const query = useInfiniteQuery({
    // Under the procedure's own key, so that whatever refreshes the family refreshes this.
    queryKey: [...getQueryKey(trpc.family.audit), { input: ofHero, type: 'infinite' }],
    queryFn: ({ pageParam, signal }) =>
      utils.client.family.audit.query({ ...ofHero, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    // Every act writes here, also those of other screens: what was read before is old.
    refetchOnMount: 'always',
    enabled,
  });
  return { ...query, entries: query.data?.pages.flat() };
}

interface ListProps {
  entries: readonly AuditEntry[];
  heroes: readonly Child[];
  clock: FamilyClock;
}

/** Acts by family day, newest first. */
function AuditList({ entries, heroes, clock }: ListProps) {
  const today = familyDay(useNow(60_000), clock);
  return (
    <Stack gap="1.25rem">
      {byDay(entries, clock).map(({ day, acts }) => (
        <section key={day} aria-labelledby={`audit-${day}`}>
          <Title order={3} id={`audit-${day}`} fz="0.95rem" c="dimmed" mb="0.4rem">
            {dayLabel(day, today)}
          </Title>
          <ul>
            {inRuns(acts).map(({ entry, times }) => (
              <AuditLine
                key={entry.id}
                entry={entry}
                times={times}
                hero={heroes.find(({ id }) => id === entry.childId)}
                clock={clock}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

const ACCENTS = { parent: 'purple', child: 'turquoise', system: 'sunshine' } as const;

interface LineProps {
  entry: AuditEntry;
  /** How often it was done. */
  times: number;
  /** Who did it, or whom a parent's or the timer's act was about. */
  hero: Child | undefined;
  clock: FamilyClock;
}

function AuditLine({ entry, times, hero, clock }: LineProps) {
  const { kind } = entry.actor;
  const about = [hero && kind !== 'child' ? hero.name : '', times > 1 ? text.times(times) : ''].filter(
    Boolean,
  );
  return (
    <li className={rows.line}>
      <span className={rows.picture} data-accent={ACCENTS[kind]} title={text.actors[kind]}>
        {hero && kind === 'child' ? (
          <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={34} crop="portrait" />
        ) : (
          <Icon name={kind === 'system' ? 'clock' : kind === 'child' ? 'star' : 'user'} size={18} />
        )}
      </span>
      <div className={rows.what}>
        <Text>{entry.summary}</Text>
        {about.length > 0 ? <span>{about.join(' · ')}</span> : null}
      </div>
      <Text component="time" dateTime={entry.at} fz="0.85rem" c="dimmed">
        {timeLabel(entry.at, clock.timeZone)}
      </Text>
    </li>
  );
}

/** The same act of one person for one hero, done several times in a row, is one line with the time of the newest. */
function inRuns(acts: readonly AuditEntry[]) {
  const runs: { entry: AuditEntry; times: number }[] = [];
  for (const entry of acts) {
    const last = runs.at(-1);
    if (last && isSameAct(last.entry, entry)) last.times += 1;
    else runs.push({ entry, times: 1 });
  }
  return runs;
}

function isSameAct(one: AuditEntry, other: AuditEntry): boolean {
  return (
    one.summary === other.summary && one.childId === other.childId && one.actor.kind === other.actor.kind
  );
}

/** Entries come newest first, so a day's entries stand together. */
function byDay(entries: readonly AuditEntry[], clock: FamilyClock) {
  const days: { day: string; acts: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const day = familyDay(new Date(entry.at), clock);
    const last = days.at(-1);
    if (last?.day === day) last.acts.push(entry);
    else days.push({ day, acts: [entry] });
  }
  return days;
}
