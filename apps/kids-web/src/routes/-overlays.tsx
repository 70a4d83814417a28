import Celebrations from '../features/celebrations/celebrations';
import PhotoHost from '../features/missions/photo/camera-sheet';
import { useCompleteMission } from '../features/missions/use-complete-mission';
import { usePush } from '../features/push/use-push';
import ReminderHost from '../features/reminders/reminder-host';
import { useHomeOfHero } from './-home-state';
import { doneHabitIds } from './-missions-of-home';

/** What may come up over any section of the home: none of it is needed for the first picture. */
export default function Overlays() {
  const { hero, state, party, openMissions } = useHomeOfHero();
  const { missions } = state;
  const completeMission = useCompleteMission(hero.id);
  usePush(hero.id);

  function completeHabit(habitId: string) {
    const mission = missions.find(({ habit }) => habit.id === habitId);
    if (mission) void completeMission(mission);
    else openMissions();
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
