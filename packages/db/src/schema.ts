// The one barrel of the project: drizzle wants every table in one module.
export * from './account/tables';
export * from './children/tables';
export * from './controls/tables';
export * from './family/invitation-tables';
export * from './family/tables';
export * from './games/tables';
export * from './habits/tables';
export * from './media/tables';
export * from './missions/tables';
export * from './points/tables';
export * from './progress/tables';
export * from './push/tables';
export * from './reminders/tables';
export * from './rewards/tables';
export * from './shop/tables';
export * from './subscription/tables';
export * from './sync/tables';
