/** What a client has really read of an answer; a connection that broke gives `status` 0. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what its call answers
  json: any;
}

type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Answer>;

/** A family at the other end of real connections. */
export interface HttpFamily {
  childId: string;
  /** The hero's assignments. */
  habits: string[];
  email: string;
  parentCookie: string;
  childCookie: string;
  asParent: Call;
  asChild: Call;
}

const LATE_MS = 30_000;
let families = 0;

function caller(url: string, cookie = ''): Call {
  return async (method, path, body) => {
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LATE_MS),
      });
      const text = await response.text();
      return { status: response.status, json: text ? JSON.parse(text) : null };
    } catch {
      return { status: 0, json: null };
    }
  };
}

/** Signs a parent and a hero in on the server at `url` and gives the hero so many habits of 10 XP. */
export async function makeHttpFamily(url: string, options: { habits: number }): Promise<HttpFamily> {
  families += 1;
  const anybody = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    const json = (await response.json()) as { familyCode: string };
    return { cookie: cookie.join('; '), json };
  };
  const email = `fault-${process.pid}-${families}@hero.example`;
  const parent = await anybody('/api/auth/register', {
    ...{ email, password: 'a good password' },
    ...{ firstName: 'Ada', lastName: 'Hero' },
  });
  const asParent = caller(url, parent.cookie);
  const hero = await asParent('POST', '/api/children', { name: 'Max', avatarType: 'robot' });
  const childId: string = hero.json.id;
  const login = await asParent('POST', `/api/children/${childId}/generate-login`);
  const { username, pin } = login.json;
  const { familyCode } = parent.json;
  const child = await anybody('/api/auth/child-login', { familyCode, username, pin });
  for (let i = 0; i < options.habits; i++) {
    await asParent('POST', '/api/habits/master', { name: `Habit ${i}`, xpReward: 10 });
  }
  await asParent('POST', '/api/habits/auto-assign-all');
  const assigned = await asParent('GET', `/api/children/${childId}/habits`);
  return {
    childId,
    habits: assigned.json.map(({ id }: { id: string }) => id),
    email,
    parentCookie: parent.cookie,
    childCookie: child.cookie,
    asParent,
    asChild: caller(url, child.cookie),
  };
}
