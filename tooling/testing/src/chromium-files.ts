import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A browser that can be started, and the variables it needs. */
export type ChromiumFiles = { executable: string; env: Record<string, string> };

/**
 * Finds a Chromium: the program at CHROMIUM_PATH, else the one that npm installed, unpacked once beside the
 * installed packages (in the temporary folder where those cannot be written).
 *
 * @throws Error with a sentence when this machine is not one that the npm package has a browser for
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<ChromiumFiles> {
  if (env.CHROMIUM_PATH) return { executable: env.CHROMIUM_PATH, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The Chromium from npm is for Linux on x64. Set CHROMIUM_PATH to a Chrome or Chromium program.',
    );
  }
  const folder = await unpack();
  const executable = join(folder, 'chromium');
  return { executable, env: { ...(await libraryVariables(executable, folder)), ...fontVariables(folder) } };
}

/**
 * A bare system lacks libraries that Chromium is linked to (libnss3 and its kin); the package brings them. They
 * are used only where the program does not start without them: elsewhere the system's newer ones are better.
 */
export async function libraryVariables(executable: string, folder: string): Promise<Record<string, string>> {
  const starts = async (variables: Record<string, string>) =>
    run(executable, ['--version'], { env: { ...process.env, ...variables } });
  try {
    await starts({});
    return {};
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    if (!stderr.includes('shared libraries')) throw error;
  }
  const own = join(folder, 'al2023', 'lib');
  const variables = { LD_LIBRARY_PATH: [own, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
  await starts(variables);
  return variables;
}

/** Without any font configuration Chromium draws no letters at all. */
function fontVariables(folder: string): Record<string, string> {
  const isConfigured = process.env.FONTCONFIG_PATH !== undefined || existsSync('/etc/fonts/fonts.conf');
  return isConfigured ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
}

async function unpack(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = join(dirname(entry), '..', '..');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const home = await openHome(join(root, '..', '..', '.cache', 'herohood'));
  const target = join(home, `chromium-${version}`);
  if (existsSync(target)) return target;

  const draft = await mkdtemp(`${target}-draft-`);
  try {
    // The package unpacks into the temporary folder, with the libraries only when it believes to be on Amazon's
    // servers, and takes a half-written file for a whole one: hence a process of its own with a fresh folder.
    const script = `(await import(${JSON.stringify('@sparticuz/chromium')})).default.executablePath()`;
    await run(process.execPath, ['--input-type=module', '-e', `await ${script}`], {
      cwd: root,
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    await rename(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return target;
}

async function openHome(preferred: string): Promise<string> {
  try {
    await mkdir(preferred, { recursive: true });
    return preferred;
  } catch {
    const fallback = join(tmpdir(), `herohood-${process.getuid?.() ?? 'user'}`);
    await mkdir(fallback, { recursive: true, mode: 0o700 });
    return fallback;
  }
}
