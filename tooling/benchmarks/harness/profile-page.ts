import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../e2e/testing/paths';
import type { ProfileTable, Workload } from './workload';

const FOLDER = join(repositoryRoot, 'docs', 'profiles');

/** Writes `docs/profiles/<name>.md` anew. */
export async function writeProfile(
  { name, title }: Pick<Workload, 'name' | 'title'>,
  tables: readonly ProfileTable[],
): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  const head = `# Where the time goes: ${name}

${title}. Written by \`npm run bench -- ${name} --profile\` on ${date}; what is promised and measured stands in
[performance](../performance.md).
`;
  await writeFile(join(FOLDER, `${name}.md`), [head, ...tables.map(inMarkdown)].join('\n'));
}

function inMarkdown({ title, note, columns, rows }: ProfileTable): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '/').replace(/\s+/g, ' ')).join(' | ')} |`;
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
  return `## ${title}\n\n${note ? `${note}\n\n` : ''}${table}\n`;
}
