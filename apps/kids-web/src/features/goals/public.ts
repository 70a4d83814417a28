export { useGoalActs, useGoals } from './use-goals';
export { useOpenJar } from './wanted-jar';
