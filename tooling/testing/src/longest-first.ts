import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * An order of test files in which the named ones begin first, and the files of one project stand together.
 *
 * One that lasts long and begins last leaves the other workers with nothing to do at the end. And a worker goes on with
 * the next file only when it is of the same project; for another one it is ended, and the next worker sets up its world
 * (jsdom, the modules) anew.
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
      const projects = [...new Set(sorted.map(({ project }) => project.name))];
      const place = ({ project }: TestSpecification) => projects.indexOf(project.name);
      return sorted.toSorted((one, other) => rank(one) - rank(other) || place(one) - place(other));
    }
  };
}
