import type { Child } from '@herohood/domain/children/schema';
import type { ComponentProps } from 'react';
import type { Mission } from '../features/missions/missions-of';
import PhotoHost from '../features/missions/photo/photo-host';
import { useCompleteMission } from '../features/missions/use-complete-mission';
import Celebrations from '../features/points/celebrations';
import { usePush } from '../features/push/use-push';
import ReminderHost from '../features/reminders/reminder-host';
import { doneHabitIds } from './-missions-of-home';

type Props = {
  hero: Child;
  missions: readonly Mission[];
  party: Omit<ComponentProps<typeof Celebrations>, 'hero'>;
  onMissions: () => void;
};

/** What may come up over any section of the home: none of it is needed for the first picture. */
export default function Lately({ hero, missions, party, onMissions }: Props) {
  const completeMission = useCompleteMission(hero.id);
  usePush(hero.id);

  function completeHabit(habitId: string) {
    const mission = missions.find(({ habit }) => habit.id === habitId);
    if (mission) void completeMission(mission);
    else onMissions();
  }

  return (
    <>
      <ReminderHost
        doneHabitIds={doneHabitIds(missions)}
        isPlaying={party.isHeld}
        onComplete={completeHabit}
      />
      <PhotoHost missions={missions} onSend={(mission, photo) => void completeMission(mission, photo)} />
      <Celebrations key={hero.id} hero={hero} {...party} />
    </>
  );
}
