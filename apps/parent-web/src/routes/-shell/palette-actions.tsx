import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import type { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../layout/icon';
import { plainWords } from '../../lib/plain-words';
import { paletteText as text } from '../../text/en/palette';
import type { Family } from './family';
import type { PaletteDialog } from './palette-dialogs';
import { placesFor } from './places';

export interface PaletteGroup {
  group: string;
  actions: PaletteAction[];
}

interface PaletteAction {
  id: string;
  label: string;
  /** What else somebody may call it. */
  keywords?: string;
  leftSection: ReactNode;
  onClick: () => void;
  /** Comes with a word alone: six heroes have thirty of these. */
  isQuiet?: boolean;
}

interface Ways {
  navigate: ReturnType<typeof useNavigate>;
  open: (dialog: PaletteDialog) => void;
  onControls: (heroId: string) => void;
  onTutorial: () => void;
}

const drawn = (name: IconName) => <Icon name={name} />;

/** Everything that this parent or helper may open or do (rules: members), in groups. */
export function paletteGroups({ user, heroes }: Family, ways: Ways): PaletteGroup[] {
  const isHelper = user.familyRole === 'helper';
  const pages = [...placesFor(user, true), ...placesFor(user, false)].map(({ to, label, icon }) => ({
    ...{ id: to, label, leftSection: drawn(icon) },
    onClick: () => void ways.navigate({ to }),
  }));
  return [
    { group: text.groups.pages, actions: pages },
    {
      group: text.groups.acts,
      actions: [...(isHelper ? [] : parentActs({ user, heroes }, ways)), ...ownActs(ways)],
    },
    { group: text.groups.heroes, actions: heroes.flatMap((hero) => actsOn(hero, isHelper, ways)) },
  ];
}

/** What parents decide. Without premium access only the plan, the family and its data are theirs (rules: subscription). */
function parentActs({ user, heroes }: Family, { navigate, open, onTutorial }: Ways): PaletteAction[] {
  const { acts } = text;
  const act = (id: keyof typeof acts, icon: IconName, onClick: () => void): PaletteAction => ({
    ...{ id, ...acts[id], leftSection: drawn(icon), onClick },
  });
  return [
    ...(heroes.length > 0
      ? [
          act('habit', 'plus', () => open({ kind: 'habit' })),
          act('ideas', 'spark', () => open({ kind: 'ideas' })),
          act('reward', 'gift', () => open({ kind: 'reward' })),
        ]
      : []),
    ...(user.hasPremiumAccess
      ? [
          act('hero', 'heroes', () => open({ kind: 'hero' })),
          act('alerts', 'bell', () => void navigate({ to: '/alert-settings' })),
          act('autoApproval', 'check', () => void navigate({ to: '/parent/settings', hash: 'approvals' })),
          act('tutorial', 'compass', onTutorial),
        ]
      : []),
    act('invite', 'share', () => void navigate({ to: '/parent/family' })),
    act('export', 'download', () => void navigate({ to: '/parent/family' })),
    ...(user.billing === 'off' ? [] : [act('plans', 'card', () => void navigate({ to: '/subscription' }))]),
  ];
}

/** What everybody does with their own account. */
function ownActs({ open }: Ways): PaletteAction[] {
  const own = [
    { id: 'profile', icon: 'user', tab: 'details' },
    { id: 'password', icon: 'lock', tab: 'password' },
    { id: 'devices', icon: 'phone', tab: 'devices' },
  ] as const;
  return own.map(({ id, icon, tab }) => ({
    ...{ id, ...text.acts[id], leftSection: drawn(icon) },
    onClick: () => open({ kind: 'profile', tab }),
  }));
}

function actsOn(hero: Child, isHelper: boolean, { navigate, open, onControls }: Ways): PaletteAction[] {
  const { id, name, avatarType, avatarUrl } = hero;
  const { page, ...acts } = text.ofHero;
  const act = (kind: keyof typeof acts, icon: IconName, onClick: () => void): PaletteAction => ({
    ...{ id: `${id} ${kind}`, label: acts[kind].label(name), keywords: acts[kind].keywords },
    ...{ leftSection: drawn(icon), onClick, isQuiet: true },
  });
  const params = { id };
  return [
    {
      ...{ id, label: name, keywords: page.keywords },
      leftSection: <HeroArt avatarType={avatarType} avatarUrl={avatarUrl} size={28} crop="portrait" />,
      onClick: () => void navigate({ to: '/parent/heroes/$id', params }),
    },
    act('report', 'chart', () => void navigate({ to: '/parent/reports', search: { hero: id } })),
    act('done', 'check', () => open({ kind: 'done', hero })),
    ...(isHelper
      ? []
      : [
          act('bonus', 'spark', () => void navigate({ to: '/parent/heroes/$id', params, hash: 'points' })),
          act('controls', 'shield', () => onControls(id)),
          act('signIn', 'qr', () => open({ kind: 'sign-in', hero })),
        ]),
  ];
}

/** The groups in which every word that was typed is found, whatever its case, accent and place. */
export function findActions(query: string, groups: PaletteGroup[]): PaletteGroup[] {
  const words = plainWords(query).split(/\s+/).filter(Boolean);
  const isFound = ({ label, keywords = '', isQuiet }: PaletteAction) => {
    const said = plainWords(`${label} ${keywords}`);
    return words.length > 0 ? words.every((word) => said.includes(word)) : !isQuiet;
  };
  return groups
    .map(({ group, actions }) => ({ group, actions: actions.filter(isFound) }))
    .filter(({ actions }) => actions.length > 0);
}
