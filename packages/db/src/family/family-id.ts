declare const comesFromDatabase: unique symbol;

/**
 * The id of a family that a row of the database named: a session's, a token's, a webhook's customer, a due row. Every
 * query of one family asks for this type, and nothing but a column makes it. So what a client sent, a plain string,
 * cannot choose whose rows are read.
 */
export type FamilyId = string & { readonly [comesFromDatabase]: true };

/** Which hero. */
export type HeroKey = { familyId: FamilyId; childId: string };

/** Which parent or helper. */
export type ParentKey = { familyId: FamilyId; parentId: string };

/** Which row of a family. */
export type RowKey = { familyId: FamilyId; id: string };

/** The family that a call is about was erased while it ran. */
export class FamilyGone extends Error {
  override readonly name = 'FamilyGone';

  constructor() {
    super('The family has gone.');
  }
}
