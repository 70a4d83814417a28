/** What the server's pages say before an app's first script runs, as it stands in the apps' `index.html`. */
export const pageTexts = {
  title: 'Herohood: the family habit game',
  parents:
    'Herohood turns daily habits into missions. Children play heroes, parents approve, the whole family sees it at once.',
  heroes: 'Do your missions, earn XP and become a legend.',
  loading: 'Loading...',
  noScript: 'Herohood needs JavaScript. Please switch it on and load this page again.',
} as const;

/** What a device says of an app that is installed on it, as it stands in the apps' manifests; its pages are called as in domain's `SCREENS`. */
export const manifestTexts = {
  name: 'Herohood for parents',
  parents: 'Approve missions, set habits and see how your heroes grow.',
  heroes: pageTexts.heroes,
} as const;
