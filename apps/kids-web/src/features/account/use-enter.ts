import type { Child } from '@herohood/domain/children/schema';
import { useQueryClient } from '@tanstack/react-query';
import { remember } from '../../device/store';
import { trpc } from '../../lib/api';
import { readOfflineStatus, SIGNED_IN } from '../../offline/offline-status';
import { clearRestrictions } from '../controls/public';
import { fetchHome } from '../home/public';
import { rememberHero } from './remembered-heroes';

/** What comes before every sign-in, and what follows when the server has let a hero in. */
export function useEnter() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return {
    async prepare() {
      // Who left without network is still signed in: telling the server afterwards would end the next one's session.
      if (readOfflineStatus().isLeaving) await (await import('../../offline/finish-logout')).finishLogout();
    },
    /** `familyCode` and `username` are what this device asks with the next time; without them it remembers nobody. */
    enter(hero: Child, { familyCode, username }: { familyCode: string; username: string | null }) {
      // Nothing of a hero who played before on this device may flash up for the next one.
      queryClient.clear();
      clearRestrictions();
      remember(SIGNED_IN, hero.id);
      void fetchHome({ queryClient, utils });
      if (!familyCode || !username) return;
      const { id: heroId, name, avatarType, style } = hero;
      rememberHero({ familyCode, username, heroId, name, avatarType, frame: style.frame });
    },
  };
}
