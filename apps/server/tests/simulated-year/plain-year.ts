/**
 * What a year of one hero is, kept in plain lists by the number of the day. It shares no code with the product: weeks are
 * seven numbers from a Monday, and a flame is counted from the first day each time.
 */
export type Mission = 'Violin' | 'Run';
export type Sent = 'pending' | 'approved';

export const MISSIONS: Mission[] = ['Violin', 'Run'];
const RUNS_A_WEEK = 3;
const DAYS_OF_A_RUN_FOR_A_SHIELD = 7;

export interface PlainRow {
  name: string;
  due: 'due' | 'optional';
  status: 'available' | 'rejected' | Sent;
}

export class PlainYear {
  /** Weekdays of the violin, 0 for Monday, from a day on. */
  readonly violin: { from: number; weekdays: number[] }[];
  /** Days with marks, and which, the one that names the day first. */
  readonly marks = new Map<number, string[]>();
  readonly repaired = new Set<number>();
  /** Days on which a parent sent the violin back. */
  readonly sentBack = new Set<number>();
  readonly #sent = new Map<string, Sent>();
  readonly #told = new Set<number>();

  constructor(weekdays: number[]) {
    this.violin = [{ from: 0, weekdays }];
  }

  set(day: number, mission: Mission, sent: Sent | null): void {
    if (sent) this.#sent.set(`${day} ${mission}`, sent);
    else this.#sent.delete(`${day} ${mission}`);
  }

  sent(day: number, mission: Mission): Sent | null {
    return this.#sent.get(`${day} ${mission}`) ?? null;
  }

  #isViolinDay(day: number): boolean {
    const plan = this.violin.filter(({ from }) => from <= day).pop();
    return plan?.weekdays.includes(day % 7) ?? false;
  }

  /** Null where it rests. */
  due(day: number, mission: Mission): 'due' | 'optional' | null {
    const monday = day - (day % 7);
    const others = [0, 1, 2, 3, 4, 5, 6].filter(
      (n) => monday + n !== day && this.sent(monday + n, 'Run') !== null,
    );
    const isDue = mission === 'Violin' ? this.#isViolinDay(day) : others.length < RUNS_A_WEEK;
    if (!isDue) return null;
    return this.marks.has(day) ? 'optional' : 'due';
  }

  board(day: number): PlainRow[] {
    return MISSIONS.flatMap((name) => {
      const due = this.due(day, name);
      const sent = this.sent(day, name);
      const open = name === 'Violin' && this.sentBack.has(day) ? 'rejected' : 'available';
      return due || sent ? [{ name, due: due ?? 'optional', status: sent ?? open }] : [];
    });
  }

  /** The figures of a day that is over. */
  figures(day: number): { due: number; done: number; waiting: number } {
    const owed = this.due(day, 'Violin') === 'due' ? 1 : 0;
    const live = (mission: Mission) => (this.sent(day, mission) ? 1 : 0);
    const done = MISSIONS.filter((mission) => this.sent(day, mission) === 'approved').length;
    const sent = live('Violin') + live('Run');
    return { due: Math.max(owed, live('Violin')) + live('Run'), done, waiting: sent - done };
  }

  /** The flame on the evening of a day, counted from the first. */
  flame(today: number): { run: number; best: number; held: number; shielded: number[] } {
    let [run, best, held, towards] = [0, 0, 0, 0];
    const shielded: number[] = [];
    for (let day = 0; day <= today; day += 1) {
      const { due, done, waiting } = this.figures(day);
      if (this.marks.has(day)) continue;
      if (done > 0) {
        run += 1;
        towards += 1;
        if (towards === DAYS_OF_A_RUN_FOR_A_SHIELD) {
          towards = 0;
          held = Math.min(2, held + 1);
        }
      } else if (day < today && due > 0 && waiting === 0 && !this.repaired.has(day)) {
        if (held > 0) {
          held -= 1;
          shielded.push(day);
        } else [run, towards] = [0, 0];
      }
      best = Math.max(best, run);
    }
    return { run, best, held, shielded };
  }

  kind(day: number, today: number, shielded: number[]): string {
    if (day === today) return 'today';
    const [mark] = this.marks.get(day) ?? [];
    if (mark) return mark;
    const { due, done, waiting } = this.figures(day);
    if (done > 0) return 'done';
    if (due === 0 || waiting > 0) return 'neutral';
    if (this.repaired.has(day)) return 'repaired';
    return shielded.includes(day) ? 'shielded' : 'missed';
  }

  /** The day whose trip is told on a morning; it is told then. Null for none. */
  trip(today: number): number | null {
    let seen = 0;
    for (let day = today - 1; day >= Math.max(0, today - 35) && seen < 7; day -= 1) {
      const { due, done, waiting } = this.figures(day);
      // What a parent sent back had been sent.
      const isSentBack = this.sentBack.has(day);
      if (due === 0 && !isSentBack) continue;
      seen += 1;
      if ((done + waiting < due && !isSentBack) || this.#told.has(day)) continue;
      this.#told.add(day);
      return day;
    }
    return null;
  }
}
