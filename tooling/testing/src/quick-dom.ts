/*
 * What jsdom finds out anew each time that it is asked, and queries by role and by label ask thousands of times on a
 * page: an element's style (by matching every rule of its own sheet) and its labels (by walking the whole page). Here
 * they come from what the tests can see, the inline style and the tag: no style sheet is loaded in them.
 */

const FROM_THE_TAG = ['hidden', 'open', 'type', 'popover'];
const displays = new Map<string, string>();
const jsdomStyle = window.getComputedStyle.bind(window);

/** What jsdom's own sheet says of such an element: asked once for each kind. */
function displayOfTag(element: Element): string {
  const says = FROM_THE_TAG.map((name) => element.getAttribute(name));
  const kind = [element.namespaceURI, element.localName, ...says].join('|');
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const alike = document.createElementNS(element.namespaceURI, element.localName);
  for (const [index, name] of FROM_THE_TAG.entries()) {
    const value = says[index];
    if (typeof value === 'string') alike.setAttribute(name, value);
  }
  const { display } = jsdomStyle(alike);
  displays.set(kind, display);
  return display;
}

function visibilityOf(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { visibility } = (each as HTMLElement).style;
    if (visibility && visibility !== 'inherit') return visibility;
  }
  return 'visible';
}

/** The few that are asked for again and again; any other is jsdom's to answer. */
const quickly: Record<string, (element: HTMLElement) => string> = {
  display: (element) => element.style.display || displayOfTag(element),
  visibility: visibilityOf,
  opacity: (element) => element.style.opacity || '1',
  // Whoever asks for it asks the elements around it too.
  pointerEvents: (element) => element.style.pointerEvents,
  // Mantine's indicators measure it as they move; nothing has a size here.
  borderTopWidth: () => '0px',
  borderLeftWidth: () => '0px',
};

function quickStyle(element: HTMLElement): CSSStyleDeclaration {
  const answerOf = (name: string): unknown => {
    const quick = quickly[name];
    if (quick) return quick(element);
    const style = jsdomStyle(element);
    const value: unknown = Reflect.get(style, name);
    return typeof value === 'function' ? value.bind(style) : value;
  };
  const getPropertyValue = (name: string) => {
    const quick = quickly[name];
    return quick ? quick(element) : jsdomStyle(element).getPropertyValue(name);
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : answerOf(String(name))),
  });
}

const LABELABLE = [
  HTMLInputElement,
  HTMLButtonElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
  HTMLProgressElement,
  HTMLMeterElement,
  HTMLOutputElement,
];

/** Labels by the id that they name, as long as the page stays as it is. */
let byId: Map<string, Element[]> | null = null;
const changes = new MutationObserver(() => {
  byId = null;
});
changes.observe(document, { subtree: true, childList: true, attributeFilter: ['for'] });

function labelsNaming(id: string): Element[] {
  if (changes.takeRecords().length > 0) byId = null;
  if (!byId) {
    byId = new Map();
    for (const label of document.querySelectorAll('label')) {
      const named = label.htmlFor;
      byId.set(named, [...(byId.get(named) ?? []), label]);
    }
  }
  return byId.get(id) ?? [];
}

/** The labels around an element that name no other one, and those that name it by its id. */
function labelsOf(element: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each instanceof HTMLLabelElement && !each.htmlFor && each.control === element) found.push(each);
  return element.id ? [...found, ...labelsNaming(element.id)] : found;
}

/** Makes jsdom quick where queries lean on it. */
export function quickenDom(): void {
  window.getComputedStyle = (element) => quickStyle(element as HTMLElement);
  for (const { prototype } of LABELABLE)
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute('type') === 'hidden' ? null : labelsOf(this);
      },
    });
}
