import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * An order of test files in which the named ones begin first: one that lasts long and begins last leaves the other
 * workers with nothing to do at the end.
 *
 * @param ends how their paths end, the longest first
 */
export function longestFirst(ends: readonly string[]) {
  const rank = ({ moduleId }: TestSpecification) => {
    const place = ends.findIndex((end) => moduleId.endsWith(`/${end}`));
    return place < 0 ? ends.length : place;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return sorted.toSorted((one, other) => rank(one) - rank(other));
    }
  };
}
