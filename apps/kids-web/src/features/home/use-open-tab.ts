import { useRouter } from '@tanstack/react-router';
import { useSteps } from '../../device/steps';
import type { HomeSearch, Tab } from './places';

type Options = {
  isFromTop?: boolean;
  /** What of the section is opened, where it is not its first part. */
  inside?: Pick<HomeSearch, 'world' | 'album'>;
};

/**
 * Opens another section of the home, from its top unless something in it is led to. The missions are the home itself: every other section lies one step
 * above them, whichever was open before. What was open inside the old section is not asked for any more.
 */
export function useOpenTab(): (tab: Tab, options?: Options) => void {
  const router = useRouter();
  const steps = useSteps();
  return (tab, { isFromTop = true, inside = {} } = {}) =>
    steps.afterBack(() => {
      const { state, search } = router.latestLocation;
      const isHome = (search.tab ?? 'missions') === 'missions' && !state.isDialog;
      if (tab === 'missions' && state.isAbove) return steps.back();
      void router.navigate({
        to: '/kids',
        search: tab === 'missions' ? {} : { tab, ...inside },
        replace: !isHome || tab === 'missions',
        resetScroll: isFromTop,
        state: { ...((isHome || state.isAbove) && tab !== 'missions' && { isAbove: true }) },
      });
    });
}
