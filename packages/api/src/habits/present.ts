import type { ChildHabitRow, MasterHabitRow } from '@herohood/db/habits/queries';
import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';

/** What masters and assignments show alike. */
function presentShared(row: ChildHabitRow | MasterHabitRow) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    icon: row.icon,
    color: row.color,
    frequency: row.frequency,
    xpReward: row.xpReward,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    reminderEnabled: row.reminderEnabled,
    reminderTime: row.reminderTime,
    reminderDuration: row.reminderDuration,
    timeRangeStart: row.timeRangeStart,
    timeRangeEnd: row.timeRangeEnd,
    voiceReminderEnabled: row.voiceReminderEnabled,
    customRingtone: row.customRingtone,
  };
}

export function presentMaster(row: MasterHabitRow): MasterHabit {
  const { voiceRecording, voiceRecordingName } = row;
  return { ...presentShared(row), voiceRecording, voiceRecordingName };
}

export function presentAssignment(row: ChildHabitRow): ChildHabit {
  const { childId, masterHabitId } = row;
  return { ...presentShared(row), childId, masterHabitId };
}
