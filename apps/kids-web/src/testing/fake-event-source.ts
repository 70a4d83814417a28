type Listener = (event: Event) => void;

/** Stands in for the live stream, which jsdom does not have: a test says when the server speaks. */
export class FakeEventSource {
  static readonly CLOSED = 2;
  private static open: FakeEventSource[] = [];
  /** How often a test has said that the family changed; the fixtures' sync finds as many events. */
  static changes = 0;

  readyState = 1;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(readonly url: string) {
    FakeEventSource.open.push(this);
  }

  addEventListener(name: string, listener: Listener): void {
    const known = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, known.add(listener));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open = FakeEventSource.open.filter((each) => each !== this);
  }

  /** What the server sends to every open stream. */
  static emit(name: 'sync' | 'end'): void {
    if (name === 'sync') FakeEventSource.changes += 1;
    for (const source of [...FakeEventSource.open]) {
      for (const listener of source.listeners.get(name) ?? []) listener(new Event(name));
    }
  }

  static urls(): string[] {
    return FakeEventSource.open.map(({ url }) => url);
  }

  static closeAll(): void {
    FakeEventSource.changes = 0;
    for (const source of [...FakeEventSource.open]) source.close();
  }
}
