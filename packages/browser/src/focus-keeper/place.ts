/** Where the keyboard's focus was. */
export interface Place {
  element: HTMLElement;
  /** What stood around the element when it had the focus, innermost first, up to the document's body. */
  around: HTMLElement[];
}

/** To be asked while the element is on the page: afterwards nothing stands around it any more. */
export function placeOf(element: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) around.push(at);
  return { element, around };
}
