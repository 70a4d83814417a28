import { lazily } from '@herohood/browser/lazy-part';
import { EmergencySwitch } from '../../features/controls/emergency-switch';
import { RecentlyDecided } from '../../features/inbox/recently-decided';
import { OwedRewards } from '../../features/rewards/owed-rewards';
import { Page } from '../../layout/page';
import { trpc } from '../../lib/api';
import { useToday } from '../../lib/today';
import { mayHaveFirstSteps } from '../-guide/steps-begun';
import { useFamily } from '../-shell/family';
import { pageName } from '../-shell/places';
import { HeroDays } from './hero-days';
import { Inbox } from './inbox';
import classes from './today.module.css';

const FirstSteps = lazily(async () => (await import('../-guide/first-steps')).FirstSteps);

const TrustSuggestions = lazily(
  async () => (await import('../../features/missions/trust-suggestions')).TrustSuggestions,
);

/** /parent: what needs a parent now, how far each hero is today, what is owed, and what was decided lately. */
export function Today() {
  const { user, heroes } = useFamily();
  const isHelper = user.familyRole === 'helper';
  return (
    <Page title={pageName('/parent')} heading="unseen">
      <LockedOut />
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

/** One line for each hero whom emergency mode locks out, for parents with the way to end it. */
function LockedOut() {
  const { user, heroes } = useFamily();
  const { data: days = [] } = useToday((today) => today.days);
  return heroes.map((hero) => {
    const since = days.find(({ childId }) => childId === hero.id)?.emergencySince;
    return since ? (
      <EmergencySwitch
        key={hero.id}
        hero={hero}
        controls={{ emergencyMode: true, emergencyActivatedAt: since }}
        timeZone={user.timeZone}
        role="alert"
        mayEnd={user.familyRole !== 'helper'}
      />
    ) : null;
  });
}

/** What could be trusted from now on. It is asked for when the page stands, and most families have none. */
function Suggestions() {
  const { heroes } = useFamily();
  const { data = [] } = trpc.missions.trustSuggestions.useQuery();
  return data.length > 0 ? <TrustSuggestions suggestions={data} heroes={heroes} /> : null;
}
