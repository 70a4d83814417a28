/** What the hero has earned: fetched beside the first answers, which it is drawn from. The login does without. */
export const loadWallet = () => import('./wallet');
