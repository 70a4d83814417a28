import type { Ports } from '@herohood/api/context';
import { HOUR_MS } from '@herohood/domain/time/durations';
import { makeFamily, type TestFamily } from './family';
import type { TestServer } from './test-server';

export interface DueMissions {
  family: TestFamily;
  /** Ports whose clock runs two hours ahead: what was completed now, with a delay of one hour, is due. */
  ports: Ports;
  /** Lets the hero complete one more mission; returns the completion's id. */
  complete(): Promise<string>;
  isApproved(id: string): Promise<boolean>;
}

/** A family whose missions approve themselves after an hour. */
export async function makeDueMissions(server: TestServer): Promise<DueMissions> {
  const family = await makeFamily(server);
  const settings = { enabled: true, timeValue: 1, timeUnit: 'hours', applyToAllChildren: true };
  await family.asParent('PUT', '/api/auto-approval-settings', settings);
  return {
    family,
    ports: { ...server.ports, now: () => new Date(Date.now() + 2 * HOUR_MS) },
    complete: async () => {
      const master = await family.asParent('POST', '/api/habits/master', { name: 'Read' });
      const assigned = await family.asParent('POST', `/api/children/${family.childId}/habits`, {
        masterHabitId: master.json().id,
      });
      const completed = await family.asChild('POST', `/api/habits/${assigned.json().id}/complete`);
      if (completed.statusCode !== 201) throw new Error(completed.body);
      return completed.json().id;
    },
    isApproved: async (id) => {
      const [row] = await server.database.sql`select status from completions where id = ${id}`;
      return row?.status === 'approved';
    },
  };
}
