import { createContext } from '../../src/create-context';
import { appRouter } from '../../src/root';
import { createCallerFactory } from '../../src/trpc';
import type { TestPorts } from './test-ports';

const callerFactory = createCallerFactory(appRouter);

export type Caller = ReturnType<typeof callerFactory>;

/** A browser: it keeps the cookies that answers set, and calls the router with them. */
export function openBrowser(ports: TestPorts, address = '203.0.113.7') {
  const cookies: Record<string, string> = {};
  const context = () =>
    createContext(
      ports,
      {
        cookies: { ...cookies },
        address,
        origin: 'https://hero.example',
        userAgent: '',
        acceptLanguage: '',
        role: null,
        isFromThisMachine: address === '127.0.0.1',
      },
      {
        status: () => {},
        setCookie: (name, value, maxAge) => {
          if (maxAge > 0) cookies[name] = value;
          else delete cookies[name];
        },
      },
    );
  const call = (): Caller => callerFactory(context());
  return { call, context, cookies };
}

export type Browser = ReturnType<typeof openBrowser>;

let families = 0;

/** A registered family with one hero, one habit given to them, and both signed in. */
export async function createTestFamily(
  ports: TestPorts,
  options: { timeZone?: string; xpReward?: number } = {},
) {
  families += 1;
  const parent = openBrowser(ports);
  await parent.call().account.register({
    email: `parent${families}@example.com`,
    password: 'secret-enough',
    firstName: 'Pat',
    lastName: 'Parent',
    timeZone: options.timeZone ?? 'UTC',
  });
  const me = await parent.call().account.me();
  const user = { ...me, familyCode: me.familyCode ?? '' };
  const hero = await parent.call().children.create({ name: 'Robin', avatarType: 'ninja' });
  const master = await parent.call().habits.createMaster({ name: 'Read', xpReward: options.xpReward ?? 50 });
  const habit = await parent.call().habits.assign({ id: hero.id, masterHabitId: master.id });
  const { username, pin } = await parent.call().children.generateLogin({ id: hero.id });
  const child = openBrowser(ports);
  const login = { familyCode: user.familyCode, username: username ?? '', pin: pin ?? '' };
  await child.call().account.childLogin(login);
  return { parent, child, user, hero, master, habit, login };
}

export type TestFamily = Awaited<ReturnType<typeof createTestFamily>>;
