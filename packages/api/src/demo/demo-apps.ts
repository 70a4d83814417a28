import { findChildForLogin } from '@herohood/db/account/queries';
import { findFamilyById } from '@herohood/db/family/queries';
import type { FamilyRole } from '@herohood/domain/account/schema';
import type { Ports, ReplyPort, RequestInfo } from '../context';
import { createContext } from '../create-context';
import { toFamily } from '../family/family';
import { found } from '../refusals';
import { appRouter } from '../root';
import { createCallerFactory } from '../trpc';
import type { DemoCast } from './demo-story';

const callerOf = createCallerFactory(appRouter);

const REQUEST: RequestInfo = {
  ...{ cookies: {}, address: '127.0.0.1', origin: '', role: null },
  ...{ userAgent: '', acceptLanguage: '', isFromThisMachine: true },
};
const REPLY: ReplyPort = { status: () => {}, setCookie: () => {} };

/** Somebody's app at a moment of the past: what it calls is written as if it had been called then. */
type App = (at: Date) => ReturnType<typeof callerOf>;

/** The apps of the demo family's people, signed in: all that they do goes through the calls that real families make. */
export interface DemoApps {
  parents: App[];
  /** By hero's id. */
  heroes: Map<string, App>;
}

/** They speak without a browser, so no session of theirs is stored. */
const NO_ROW = '';

/** Opens them. No session is written: nobody's list of devices shows them. */
export async function openDemoApps(ports: Ports, cast: DemoCast): Promise<DemoApps> {
  const row = await findFamilyById(ports.db, cast.family.id);
  const parents = cast.parents.map(
    (parent): App =>
      (at) => {
        const then = { ...ports, now: () => at };
        const session = {
          ...{ userId: parent.id, firstName: parent.firstName, familyRole: parent.role as FamilyRole },
          ...{ parent, hash: NO_ROW, devices: [], family: toFamily(row, then) },
        };
        const sessions = { parent: async () => session, child: async () => null };
        return callerOf({ ...createContext(then, REQUEST, REPLY), sessions });
      },
  );
  const heroes = new Map<string, App>();
  for (const { child, story } of cast.heroes) {
    const { controls } = found(await findChildForLogin(ports.db, row.code, story.username), 'This hero');
    heroes.set(child.id, (at) => {
      const then = { ...ports, now: () => at };
      const session = {
        ...{ childId: child.id, name: child.name, child, controls, hash: NO_ROW, devices: [] },
        family: toFamily(row, then),
      };
      const sessions = { parent: async () => null, child: async () => session };
      return callerOf({ ...createContext(then, REQUEST, REPLY), sessions });
    });
  }
  return { parents, heroes };
}
