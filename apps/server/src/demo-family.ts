import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ports } from '@herohood/api/context';
import { createDemoFamily } from '@herohood/api/demo/create-demo-family';

/**
 * Makes the demo family on the first start of a data folder. A mark in the folder remembers that it was made: a
 * family that its owner erased must not come back.
 */
export async function addDemoFamily(ports: Ports, dataDir: string): Promise<void> {
  const mark = join(dataDir, 'demo-family-made');
  if (existsSync(mark)) return;
  await createDemoFamily(ports);
  await writeFile(mark, '');
}
