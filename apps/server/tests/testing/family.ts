import type { FamilyId } from '@herohood/db/family/family-id';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestServer } from './test-server';

type Call = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => Promise<LightMyRequestResponse>;

export interface TestFamily {
  id: FamilyId;
  familyCode: string;
  parentCookie: string;
  childId: string;
  childCookie: string;
  /** Calls the API as the parent, or as the hero. */
  asParent: Call;
  asChild: Call;
}

let families = 0;

/** Signs up a parent and one hero through the API itself, and signs both in. */
export async function makeFamily(server: TestServer): Promise<TestFamily> {
  const { app, database } = server;
  const call =
    (cookie?: string): Call =>
    (method, url, payload) => {
      const options: InjectOptions = { method, url, headers: cookie ? { cookie } : {} };
      return app.inject(payload ? { ...options, payload } : options);
    };
  const email = `parent-${++families}@hero.example`;
  const registered = await call()('POST', '/api/auth/register', {
    email,
    password: 'a good password',
    firstName: 'Ada',
    lastName: 'Hero',
  });
  const parentCookie = cookieOf(registered);
  const asParent = call(parentCookie);
  const { id: childId } = (
    await asParent('POST', '/api/children', { name: 'Max', avatarType: 'robot' })
  ).json();
  const { username, pin } = (await asParent('POST', `/api/children/${childId}/generate-login`)).json();
  const { familyCode } = registered.json();
  const childCookie = cookieOf(await call()('POST', '/api/auth/child-login', { familyCode, username, pin }));
  const [row] = await database.sql`select family_id as id from children where id = ${childId}`;
  return {
    id: row?.id,
    familyCode,
    parentCookie,
    childId,
    childCookie,
    asParent,
    asChild: call(childCookie),
  };
}

function cookieOf(response: LightMyRequestResponse): string {
  if (response.statusCode >= 300) throw new Error(`${response.statusCode} ${response.body}`);
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
