import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../layout/icon';
import { inboxText as text } from '../../text/en/inbox';
import classes from './inbox.module.css';
import { countOf, filterInbox, type InboxFilter, type InboxItems, type InboxKind } from './use-inbox';

const KINDS: { kind: InboxKind; icon: IconName }[] = [
  { kind: 'people', icon: 'user' },
  { kind: 'missions', icon: 'check' },
  { kind: 'claims', icon: 'gift' },
  { kind: 'points', icon: 'star' },
];

interface Props {
  items: InboxItems;
  heroes: readonly Child[];
  filter: InboxFilter;
  onFilter: (filter: InboxFilter) => void;
}

/** How much waits of each kind and for each hero; a tap shows only that. Nothing to choose, nothing shown. */
export function InboxFilters({ items, heroes, filter, onFilter }: Props) {
  const count = (part: Partial<InboxFilter>) => countOf(filterInbox(items, { ...filter, ...part }));
  const kinds = KINDS.filter(({ kind }) => countOf(filterInbox(items, { kind, heroId: null })) > 0);
  const waiting = heroes.filter(({ id }) => countOf(filterInbox(items, { kind: null, heroId: id })) > 0);
  if (kinds.length < 2 && waiting.length < 2) return null;
  return (
    <div className={classes.filters}>
      {kinds.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll, it grows with its content
        <div role="group" aria-label={text.kindFilter}>
          <Chip
            label={text.all}
            count={count({ kind: null })}
            isChosen={filter.kind === null}
            onChoose={() => onFilter({ ...filter, kind: null })}
          />
          {kinds.map(({ kind, icon }) => (
            <Chip
              key={kind}
              label={text.kinds[kind]}
              picture={<Icon name={icon} size={18} />}
              count={count({ kind })}
              isChosen={filter.kind === kind}
              onChoose={() => onFilter({ ...filter, kind })}
            />
          ))}
        </div>
      ) : null}
      {waiting.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll, it grows with its content
        <div role="group" aria-label={text.heroFilter}>
          <Chip
            label={text.everyone}
            count={count({ heroId: null })}
            isChosen={filter.heroId === null}
            onChoose={() => onFilter({ ...filter, heroId: null })}
          />
          {waiting.map(({ id, name, avatarType, avatarUrl }) => (
            <Chip
              key={id}
              label={name}
              picture={<HeroArt avatarType={avatarType} avatarUrl={avatarUrl} size={28} crop="portrait" />}
              count={count({ heroId: id })}
              isChosen={filter.heroId === id}
              onChoose={() => onFilter({ ...filter, heroId: id })}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface ChipProps {
  label: string;
  picture?: ReactNode;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Chip({ label, picture, count, isChosen, onChoose }: ChipProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={isChosen}
      aria-label={text.chip(label, count)}
      disabled={count === 0}
      onClick={onChoose}
    >
      {picture}
      <span>{label}</span>
      <b>{count}</b>
    </button>
  );
}
