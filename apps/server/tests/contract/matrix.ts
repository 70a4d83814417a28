import { appRouter } from '@herohood/api/root';
import { operationIdOf } from '../../src/http/openapi-operation';
import { describedProcedures } from '../../src/http/rest-rows';
import { markedDocument } from './marked-document';
import { casesOf } from './matrix-cases';
import { readIds } from './matrix-ids';
import { documentedOperations, trpcOperations } from './matrix-operations';
import { openWalker } from './matrix-walk';
import { openMatrixWorld } from './matrix-world';

/**
 * Every call by every caller with every kind of id: all cases follow from what the running server says of itself, and
 * from its router for what the apps call over tRPC alone.
 */
export async function openMatrix() {
  const world = await openMatrixWorld();
  const document = markedDocument();
  const documented = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => operationId);
  const trpcOnly = describedProcedures(appRouter).filter(
    ({ name }) => !documented.includes(operationIdOf(name)),
  );
  const operations = [...documentedOperations(document), ...trpcOperations(trpcOnly)];
  const idsFor = await readIds(world);
  const walker = await openWalker(world);
  const callers = world.callers.map((caller) => ({
    caller,
    walks: operations.map((operation) => ({ operation, cases: casesOf(operation, caller, idsFor) })),
  }));
  return { world, walker, operations, documented, trpcOnly, callers };
}
