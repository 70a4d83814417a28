/** The oldest hero, in years. */
const OLDEST = 18;

/** The years in which a hero can be born, seen from the family's year; both included (rules: heroes). */
export function birthYears(familyYear: number): { from: number; until: number } {
  return { from: familyYear - OLDEST, until: familyYear };
}

/** Whether a hero can be born in that year, seen from the family's year. */
export function isBirthYear(birthYear: number, familyYear: number): boolean {
  const { from, until } = birthYears(familyYear);
  return birthYear >= from && birthYear <= until;
}

/** A hero's age in whole years: the family's year minus theirs. Null when nobody said it. */
export function ageIn(familyYear: number, birthYear: number | null | undefined): number | null {
  return birthYear === null || birthYear === undefined ? null : familyYear - birthYear;
}

interface Aged {
  name: string;
  birthYear?: number | null | undefined;
}

/** The oldest first, of equals by name; those whose age nobody said come last (rules: heroes). */
export function orderByAge<Hero extends Aged>(heroes: readonly Hero[]): Hero[] {
  const yearOf = ({ birthYear }: Aged) => birthYear ?? Number.POSITIVE_INFINITY;
  return [...heroes].sort((a, b) => {
    const [first, second] = [yearOf(a), yearOf(b)];
    return first === second ? a.name.localeCompare(b.name, 'en') : first - second;
  });
}
