/** Of compose.yaml alone. */
const COMPOSE = ['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'BACKUP_FOLDER'];

/**
 * @param {string} text of env.ts
 * @returns {Map<string, string>} every setting with its default; '' where none is written down
 */
export function settingsWithDefaults(text) {
  const [, table = ''] = /const SETTINGS = \{\n([\s\S]*?)\n\};/.exec(text) ?? [];
  const entries = table.split(/^(?= {2}[A-Z][A-Z0-9_]*:)/m).flatMap((part) => {
    const [, name, rest] = /^ {2}([A-Z][A-Z0-9_]*):([\s\S]*)$/.exec(part) ?? [];
    return name ? [[name, defaultIn(declarationOf(rest, text))]] : [];
  });
  return new Map(entries);
}

/** A setting's shape may stand above the table under a name of its own. */
function declarationOf(value, text) {
  const [, name] = /^ (\w+),/.exec(value) ?? [];
  return (name && new RegExp(`const ${name} =[\\s\\S]*?;\\n\\n`).exec(text)?.[0]) ?? value;
}

function defaultIn(value) {
  return /\.default\('([^']*)'\)/.exec(value)?.[1] ?? '';
}

/** @returns {string[]} where .env.example and env.ts do not agree */
export function checkExample(example, envText) {
  const settings = settingsWithDefaults(envText);
  const lines = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  const named = new Map(lines);
  const missing = [...settings.keys()].filter((name) => !named.has(name));
  const unknown = [...named.keys()].filter((name) => !settings.has(name) && !COMPOSE.includes(name));
  const other = [...settings].filter(([name, value]) => named.has(name) && named.get(name) !== value);
  return [
    ...missing.map((name) => `.env.example lacks ${name}.`),
    ...unknown.map((name) => `.env.example has ${name}, which is no setting of env.ts.`),
    ...other.map(([name, value]) => `.env.example: the default of ${name} is "${value}".`),
  ];
}
