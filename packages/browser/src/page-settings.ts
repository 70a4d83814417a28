/**
 * What the server wrote into the page's head as JSON, over `defaults`, which also hold where no server wrote the page.
 *
 * @param name of the meta element that holds it
 */
export function readPageSettings<Settings extends object>(name: string, defaults: Settings): Settings {
  if (typeof document === 'undefined') return defaults;
  const content = document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  return content ? { ...defaults, ...JSON.parse(content) } : defaults;
}
