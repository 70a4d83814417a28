import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import type { ProfileTab } from '../../features/account/profile-editor';
import type { HabitStart } from '../../features/habits/choices';
import { useFamily } from './family';

const HabitEditor = lazily(async () => (await import('../-habits/habit-editor')).HabitEditor);
const IdeasDialog = lazily(async () => (await import('../../features/habits/ideas-dialog')).IdeasDialog);
const RewardDialog = lazily(async () => (await import('../../features/rewards/reward-dialog')).RewardDialog);
const HeroDialog = lazily(async () => (await import('../../features/children/hero-dialog')).HeroDialog);
const SignInDialog = lazily(async () => (await import('../../features/children/login-card')).SignInDialog);
const MarkDoneDialog = lazily(
  async () => (await import('../../features/missions/mark-done-dialog')).MarkDoneDialog,
);
const ProfileEditor = lazily(
  async () => (await import('../../features/account/profile-editor')).ProfileEditor,
);

/** What the palette opens where it stands, whatever page that is. */
export type PaletteDialog =
  | { kind: 'habit'; start?: HabitStart }
  | { kind: 'ideas' | 'reward' | 'hero' }
  | { kind: 'done' | 'sign-in'; hero: Child }
  | { kind: 'profile'; tab: ProfileTab };

interface Props {
  dialog: PaletteDialog;
  onChange: (dialog: PaletteDialog) => void;
  onClose: () => void;
}

/** The forms that the pages show too, opened from anywhere. */
export function PaletteDialogs({ dialog, onChange, onClose }: Props) {
  const { user, heroes } = useFamily();
  switch (dialog.kind) {
    case 'habit':
      return <HabitEditor start={dialog.start} onClose={onClose} />;
    case 'ideas':
      return (
        <IdeasDialog
          heroes={heroes}
          onAdjust={(start) => onChange({ kind: 'habit', start })}
          onClose={onClose}
        />
      );
    case 'reward':
      return (
        <RewardDialog
          heroes={heroes}
          chosenIds={heroes.length === 1 ? heroes.map(({ id }) => id) : []}
          onClose={onClose}
        />
      );
    case 'hero':
      return <HeroDialog onClose={onClose} />;
    case 'done':
      return <MarkDoneDialog hero={dialog.hero} clock={user} onClose={onClose} />;
    case 'sign-in':
      return <SignInDialog hero={dialog.hero} onClose={onClose} />;
    case 'profile':
      return <ProfileEditor user={user} tab={dialog.tab} onClose={onClose} />;
  }
}
