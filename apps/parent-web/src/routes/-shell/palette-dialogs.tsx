import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import type { ProfileTab } from '../../features/account/profile-editor';
import type { HabitStart } from '../../features/habits/choices';
import { useFamily } from './family';

const HabitEditor = lazily(() =>
  import('../-habits/habit-editor').then((part) => ({ default: part.HabitEditor })),
);
const IdeasDialog = lazily(() =>
  import('../../features/habits/ideas-dialog').then((part) => ({ default: part.IdeasDialog })),
);
const RewardDialog = lazily(() =>
  import('../../features/rewards/reward-dialog').then((part) => ({ default: part.RewardDialog })),
);
const HeroDialog = lazily(() =>
  import('../../features/children/hero-dialog').then((part) => ({ default: part.HeroDialog })),
);
const SignInDialog = lazily(() =>
  import('../../features/children/login-card').then((part) => ({ default: part.SignInDialog })),
);
const MarkDoneDialog = lazily(() =>
  import('../../features/missions/mark-done-dialog').then((part) => ({ default: part.MarkDoneDialog })),
);
const ProfileEditor = lazily(() =>
  import('../../features/account/profile-editor').then((part) => ({ default: part.ProfileEditor })),
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
