import { lazily } from '@herohood/browser/lazy-part';
import { serverNow } from '@herohood/browser/server-clock';
import type { Child } from '@herohood/domain/children/schema';
import { familyDay } from '@herohood/domain/time/family-day';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { SimpleGrid } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { HeroCard } from '../../../features/children/hero-card';
import { ControlsCard } from '../../../features/controls/controls-card';
import { HeroCalendar } from '../../../features/days/hero-calendar';
import { SickToday } from '../../../features/days/sick-today';
import { StreakRules } from '../../../features/days/streak-rules';
import { GoalSection } from '../../../features/goals/goal-section';
import { useWaiting } from '../../../features/inbox/use-waiting';
import { RewardPanel } from '../../../features/points/reward-panel';
import { ProgressPanel } from '../../../features/progress/progress-panel';
import { RewardSection } from '../../../features/rewards/reward-section';
import { ActButton } from '../../../layout/act-button';
import { LinkButton } from '../../../layout/link-button';
import { Page } from '../../../layout/page';
import { EmptyState } from '../../../layout/states';
import { missionsText } from '../../../text/en/missions';
import { heroesText as text } from '../../../text/en/pages';
import { useFamily } from '../../-shell/family';

export const Route = createFileRoute('/_console/_pages/parent/heroes/$id')({ component: HeroRoute });

function HeroRoute() {
  const { id } = Route.useParams();
  return <HeroPage key={id} heroId={id} />;
}

const MarkDoneDialog = lazily(
  async () => (await import('../../../features/missions/mark-done-dialog')).MarkDoneDialog,
);

const ControlsDialog = lazily(
  async () => (await import('../../../features/controls/controls-dialog')).ControlsDialog,
);

/** /parent/heroes/{id}: all about one hero. */
function HeroPage({ heroId }: { heroId: string }) {
  const { heroes } = useFamily();
  const hero = heroes.find(({ id }) => id === heroId);
  const back = (
    <LinkButton to="/parent/heroes" variant="subtle" color="gray" icon="back">
      {text.back}
    </LinkButton>
  );
  if (hero) {
    return (
      <Page title={hero.name} heading="own" actions={back}>
        <About hero={hero} />
      </Page>
    );
  }
  return (
    <Page title={text.gone}>
      <EmptyState art={<HeroArt avatarType="robot" size={120} />} title={text.goneHint} action={back} />
    </Page>
  );
}

function About({ hero }: { hero: Child }) {
  const { user } = useFamily();
  const isHelper = user.familyRole === 'helper';
  const [dialog, setDialog] = useState<'done' | 'controls' | null>(null);
  const close = () => setDialog(null);
  const waiting = useWaiting([hero], ['claim', 'points']);
  return (
    <>
      {/* Who they are beside what they may; both as high as the higher one. */}
      <SimpleGrid minColWidth="min(22rem, 100%)" autoFlow="auto-fit">
        <HeroCard
          hero={hero}
          order={1}
          isReadOnly={isHelper}
          more={isHelper ? null : <SickToday hero={hero} clock={user} />}
        />
        {isHelper ? null : <ControlsCard heroes={[hero]} onOpen={() => setDialog('controls')} />}
      </SimpleGrid>
      <ProgressPanel
        hero={hero}
        picker={null}
        actions={
          <>
            <LinkButton to="/parent/reports" search={{ hero: hero.id }} variant="default" icon="chart">
              {text.report}
            </LinkButton>
            <ActButton variant="light" icon="check" onClick={() => setDialog('done')}>
              {missionsText.onBehalf.open}
            </ActButton>
          </>
        }
      />
      <HeroCalendar
        hero={hero}
        today={familyDay(serverNow(), user)}
        weekStart={user.weekStart}
        isReadOnly={isHelper}
      />
      {isHelper ? null : (
        <>
          <StreakRules hero={hero} shieldsEnabled={user.shieldsEnabled} />
          <RewardPanel hero={hero} clock={user} waiting={waiting.length} />
          <GoalSection hero={hero} />
          <RewardSection heroes={[hero]} />
        </>
      )}
      {dialog === 'done' ? <MarkDoneDialog hero={hero} clock={user} onClose={close} /> : null}
      {dialog === 'controls' ? (
        <ControlsDialog heroes={[hero]} hero={hero} picker={null} timeZone={user.timeZone} onClose={close} />
      ) : null}
    </>
  );
}
