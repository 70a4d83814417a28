import '@herohood/ui/tokens.css';
import '@herohood/ui/direction.css';
import '@herohood/ui/motion.css';
import './base.css';
import { missPart, reloadForLostPart, reloadWhenOutdated } from '@herohood/browser/reload-when-outdated';
import { ownLocale, reportMissing, speak } from '@herohood/browser/text/words';
import { whenInterruptible } from './device/interruption';
import { speakInstead } from './offline/kept-words';

reloadWhenOutdated({ whenInterruptible });
reportMissing(reportError);
void begin().catch(beginAnew);

/** The words come first: what the app says is looked up while its modules load. */
async function begin(): Promise<void> {
  const catalogues = import.meta.glob<string>('./text/locales/*.po', { eager: true, import: 'default' });
  await speak(ownLocale(), catalogues).catch(() => speakInstead(catalogues));
  const { showApp } = await import('./app');
  await showApp();
}

/** Without words nothing can be said: the page stays as it was sent, until it can be had with them. */
function beginAnew(error: unknown): void {
  reportError(error);
  missPart();
  reloadForLostPart();
}
