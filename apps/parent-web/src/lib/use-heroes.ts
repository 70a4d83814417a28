import { orderByAge } from '@herohood/domain/children/age';
import { trpc } from './api';

/** The family's heroes by age and name: the one order in which the console names them (rules: heroes). */
export const useHeroes = (isAsked = true) =>
  trpc.children.list.useQuery(undefined, { select: orderByAge, enabled: isAsked });
