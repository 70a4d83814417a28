import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The commands of W3C WebDriver that journeys in other engines need, by Firefox's names of them. */
export type Command =
  | 'NewSession'
  | 'SetWindowRect'
  | 'Navigate'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'TakeScreenshot';

/** A browser that a program drives: one for each person, because a page in the background takes no clicks. */
export interface Engine {
  /** @throws Error with what the browser says when it cannot do it */
  send: (command: Command, params?: object) => Promise<unknown>;
  stop: () => Promise<void>;
}

export type EngineName = 'WebKit' | 'Firefox';

/** What has to be installed for an engine, as Debian's packages call it. */
const NEEDS: Record<EngineName, { programs: string[]; packages: string }> = {
  WebKit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
  Firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
};

/** Why an engine cannot be tried on this machine; undefined where it can. */
export function missingOf(name: EngineName): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const { programs, packages } = NEEDS[name];
  const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));
  return programs.every(isThere)
    ? undefined
    : `${name} was not tried: it is not installed (apt install ${packages})`;
}
