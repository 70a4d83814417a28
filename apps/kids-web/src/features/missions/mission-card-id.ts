/** The element that XP flies from when a parent approves this mission. */
export const missionCardId = (habitId: string) => `mission-${habitId}`;
