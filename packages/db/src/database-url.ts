/** An address of Postgres taken apart. It may name several hosts with commas between them, which `URL` cannot read. */
export interface DatabaseUrl {
  /** The same with the first host alone. */
  one: URL;
  /** All hosts with their ports, as they were written. */
  hosts: string;
}

/** @returns null for what is no address */
export function readDatabaseUrl(text: string): DatabaseUrl | null {
  const [, before = '', hosts = '', rest = ''] = /^([a-z]+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(text) ?? [];
  const [first = ''] = hosts.split(',');
  const one = `${before}${first}${rest}`;
  return URL.canParse(one) ? { one: new URL(one), hosts } : null;
}
