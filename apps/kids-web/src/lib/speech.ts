/** Whether this browser can read aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance !== 'undefined';
}

/** Reads a text aloud, in the page's language and a little slower than usual; an earlier one is cut off. */
export function speak(words: string): void {
  if (!canSpeak()) return;
  window.speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = document.documentElement.lang || 'en';
  utterance.rate = 0.9;
  window.speechSynthesis.speak(utterance);
}
