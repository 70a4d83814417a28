/** The family that a call is about was erased while it ran. */
export class FamilyGone extends Error {
  override readonly name = 'FamilyGone';

  constructor() {
    super('The family has gone.');
  }
}
