import { wordsConfig } from '../../tooling/web-build/src/words-config';

const TODAY = [
  ...['claims', 'emergency', 'family', 'inbox', 'marks', 'membership', 'missions', 'points', 'shell', 'sync'],
  ...['today', 'trust-suggestions'],
];

/** What every page says, what the landing page says, what Today says, and everything else. */
export default wordsConfig(import.meta.dirname, {
  app: ['app', 'notify', 'offline'],
  landing: ['landing'],
  today: TODAY,
});
