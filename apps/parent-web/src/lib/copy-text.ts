/**
 * Puts text on the clipboard; false when the browser allows no way. A server in the house is often reached by plain
 * http, where browsers keep the modern clipboard closed: there the old way is the only one.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const focused = document.activeElement;
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.setAttribute('readonly', '');
  holder.style.cssText = 'position:fixed;top:0;opacity:0';
  // Inside an open dialog the focus may not leave it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(holder);
  holder.focus();
  holder.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    isCopied = false;
  }
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
