import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { DAY_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createTestFamily, type TestFamily } from './test-family';
import { createTestPorts, type TestPorts } from './test-ports';

interface SuiteOptions<Family extends TestFamily> {
  timeZone?: string;
  xpReward?: number;
  /** When each test begins. */
  startAt?: string;
  /** It ends after seven days, as a family’s does; without a word it never does. */
  trial?: 'ends';
  /** Makes the family, where it is a special one. */
  open?: (ports: TestPorts, database: TestDatabase) => Promise<Family>;
}

/** A database for a file of tests, and in it for each test a new family whose trial never ends. After each the ledgers are sound. */
export class FamilySuite<Family extends TestFamily = TestFamily> {
  database!: TestDatabase;
  ports!: TestPorts;
  family!: Family;

  constructor({ startAt, trial, open, ...options }: SuiteOptions<Family> = {}) {
    beforeAll(async () => {
      this.database = await createTestDatabase();
    });
    afterAll(() => this.database.close());
    beforeEach(async () => {
      this.ports = createTestPorts(this.database.db, startAt);
      const { ports, database } = this;
      this.family = open ? await open(ports, database) : ((await createTestFamily(ports, options)) as Family);
      if (trial !== 'ends') await this.database.sql`update families set trial_ends_at = '2040-01-01'`;
    });
    afterEach(() => expectSoundLedgers(this.database.sql));
  }

  nextDay(): void {
    const { clock } = this.ports;
    clock.now = new Date(clock.now.getTime() + DAY_MS);
  }

  /** How many reasons there were to count the hero's streak anew; none is left open. */
  async recounts(): Promise<number> {
    const [hero] = await this.database.sql`select streak_from, streak_no from children
      where id = ${this.family.hero.id}`;
    expect(hero?.streak_from).toBeNull();
    return hero?.streak_no as number;
  }
}
