import { configure, getConfig } from '@testing-library/react';

const { getElementError: withPage } = getConfig();
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // Screens fetch their code when they first appear; on a busy machine that takes more than a second.
  asyncUtilTimeout: 8_000,
  // The whole page is printed where somebody reads it, not at each look of a test that waits.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : withPage(message, container),
});
