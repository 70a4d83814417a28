import { lazily } from '@herohood/browser/lazy-part';
import { RecentlyDecided } from '../../features/inbox/recently-decided';
import { OwedRewards } from '../../features/rewards/owed-rewards';
import { Page } from '../../layout/page';
import { shellText } from '../../text/en/shell';
import { mayHaveFirstSteps } from '../-guide/steps-begun';
import { useFamily } from '../-shell/family';
import { EmergencyBanner } from './emergency-banner';
import { HeroDays } from './hero-days';
import { Inbox } from './inbox';
import { Suggestions } from './suggestions';
import classes from './today.module.css';

const FirstSteps = lazily(() =>
  import('../-guide/first-steps').then((part) => ({ default: part.FirstSteps })),
);

/** /parent: what needs a parent now, how far each hero is today, what is owed, and what was decided lately. */
export function Today() {
  const { user, heroes } = useFamily();
  const isHelper = user.familyRole === 'helper';
  return (
    <Page title={shellText.pages.today} heading="unseen">
      <EmergencyBanner />
      {mayHaveFirstSteps(heroes) && !isHelper ? <FirstSteps heroes={heroes} /> : null}
      <div className={classes.columns}>
        <Inbox />
        <div className={classes.side}>
          <HeroDays />
          {isHelper ? null : <OwedRewards heroes={heroes} clock={user} />}
          <RecentlyDecided heroes={heroes} clock={user} />
          {isHelper ? null : <Suggestions />}
        </div>
      </div>
    </Page>
  );
}
