import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { resultsFolder } from '../paths';
import { type Engine, type EngineName, missingOf } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const START: Record<EngineName, () => Promise<Engine>> = { WebKit: startWebKit, Firefox: startFirefox };

type Kind = 'button' | 'submit' | 'field';

/** Engines that share two cores take their time: a first visit brings a service worker and all its files. */
const untilHolds = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 45_000, interval: 200 });

/** What W3C WebDriver calls the key under which an element's id stands. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Runs in the page: the first of its kind that is to be seen and is called so. */
const FIND = `
  const [kind, name] = arguments;
  const kinds = {
    button: 'button, a[href], [role=button], [role=switch]',
    submit: 'button[type=submit]',
    field: 'input, textarea',
  };
  const tidy = (text) => (text ?? '').trim().replace(/\\s+/g, ' ');
  const nameOf = (element) =>
    tidy(element.getAttribute('aria-label') ?? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')) ||
    tidy(element.textContent);
  const isSeen = (element) => element.getClientRects().length > 0 && !element.disabled;
  const isCalled = (element) => (kind === 'field' ? nameOf(element).startsWith(name) : nameOf(element) === name);
  const found = [...document.querySelectorAll(kinds[kind])].find((element) => isSeen(element) && isCalled(element));
  // What is fixed to an edge of the window lies over what is scrolled there.
  found?.scrollIntoView({ block: 'center' });
  return found ?? null;
`;

/** Somebody in front of a browser of another engine. */
export class Person {
  private constructor(
    private readonly engine: Engine,
    private readonly origin: string,
    private readonly pictures: string,
  ) {}

  /** @param origin the server's, without a slash at its end */
  static async sitDown(engine: EngineName, who: string, origin: string): Promise<Person> {
    const missing = missingOf(engine);
    if (missing) throw new Error(missing);
    const person = new Person(await START[engine](), origin, `${engine.toLowerCase()}-${who}`);
    await person.engine.send('SetWindowRect', { x: 0, y: 0, width: 450, height: 900 });
    return person;
  }

  leave = (): Promise<void> => this.engine.stop();

  async open(path: string): Promise<void> {
    await this.engine.send('Navigate', { url: `${this.origin}${path}` });
  }

  /** As the page's own script does: Firefox's driver reloads past the service worker, as nobody's finger can. */
  async reload(): Promise<void> {
    await this.ask('setTimeout(() => location.reload())');
  }

  /** As the browser's own button does. */
  async goBack(): Promise<void> {
    await this.ask('history.back()');
  }

  /** Runs a script in the page; `return` says what it gives. */
  ask = (script: string, ...args: unknown[]): Promise<unknown> =>
    this.engine.send('ExecuteScript', { script, args });

  /** Presses the button or link of this name, once it is there. */
  async press(name: string, kind: Kind = 'button'): Promise<void> {
    await untilHolds(async () => this.engine.send('ElementClick', { id: await this.find(kind, name) }));
  }

  /** Presses what lies behind cards that come one after the other, each closed by the same button; once more only after a card that may have taken the press. */
  async pressPast(closing: string, name: string, opens: string): Promise<void> {
    let isPressed = false;
    await untilHolds(async () => {
      if ((await this.ask(opens)) === true) return;
      const card = await this.find('button', closing).catch(() => null);
      if (card) {
        await this.engine.send('ElementClick', { id: card });
        isPressed = false;
      }
      if (!isPressed) await this.engine.send('ElementClick', { id: await this.find('button', name) });
      isPressed = true;
      throw new Error(`Not true yet: ${opens}`);
    });
  }

  /** Types into the field whose label begins so. */
  async type(label: string, text: string): Promise<void> {
    const id = await untilHolds(() => this.find('field', label));
    await this.engine.send('ElementSendKeys', { id, text });
  }

  /** Waits until these words stand on the page. */
  async see(words: string): Promise<void> {
    await untilHolds(async () => {
      const text = String(await this.ask('return document.body.innerText'));
      if (!text.toLowerCase().includes(words.toLowerCase()))
        throw new Error(`'${words}' is not on the page: ${text.slice(0, 600)}`);
    });
  }

  /** Waits until a script of the page gives true. */
  async until(script: string): Promise<void> {
    await untilHolds(async () => {
      if ((await this.ask(script)) !== true) throw new Error(`Not true yet: ${script}`);
    });
  }

  /** Keeps a picture of what is to be seen. */
  async photograph(what: string): Promise<void> {
    const picture = String(await this.engine.send('TakeScreenshot', { full: false }));
    await mkdir(resultsFolder, { recursive: true });
    await writeFile(join(resultsFolder, `${this.pictures}-${what}.png`), Buffer.from(picture, 'base64'));
  }

  private async find(kind: Kind, name: string): Promise<string> {
    const found = (await this.ask(FIND, kind, name)) as Record<string, string> | null;
    const id = found?.[ELEMENT];
    if (!id) throw new Error(`There is no ${kind} '${name}'.`);
    return id;
  }
}
