/** What a page says to eyes and ears, each text once. It stands alone, so that it can be sent to a browser. */
export function shownTexts(): string[] {
  const found = new Set<string>();
  const add = (text: string | null) => text?.trim() && found.add(text.trim());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !parentElement.closest('script, style, noscript')) add(textContent);
  }
  for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
    for (const element of document.querySelectorAll(`[${name}]`)) add(element.getAttribute(name));
  return [...found];
}
