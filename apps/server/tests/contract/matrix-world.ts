import { openWorld, type World } from './contract-world';
import { type Caller, listCallers } from './matrix-callers';
import { type FullFamily, fillFamily } from './matrix-family';

export interface MatrixWorld extends World {
  callers: Caller[];
  families: FullFamily[];
}

/** Two families that are alike but for every name, note and address in them, and all who may try to call. */
export async function openMatrixWorld(): Promise<MatrixWorld> {
  const world = await openWorld({ hasOwnDatabase: true });
  const home = await fillFamily(world, 'Homeward');
  const strangers = await fillFamily(world, 'Strangely');
  // What one case removes stands again for the next: rows are put back, so bytes and subscriptions must stay.
  const { media, payments } = world.server.ports;
  media.remove = async () => {};
  payments.removeCustomer = async () => {};
  payments.cancelAtPeriodEnd = async () => {};
  payments.endNow = async () => {};
  await world.server.settlePayments();
  return { ...world, families: [home, strangers], callers: await listCallers(world, home, strangers) };
}
