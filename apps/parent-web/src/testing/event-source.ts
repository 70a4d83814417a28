/** A live stream that says what a test tells it to. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly open = new Set<FakeEventSource>();

  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeEventSource.open.add(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open.delete(this);
  }

  /** Sends one event to every open stream. */
  static say(type: 'sync' | 'end'): void {
    for (const stream of FakeEventSource.open) stream.dispatchEvent(new Event(type));
  }
}
