import { textKey } from '@herohood/domain/text-key';
import type postgres from 'postgres';

const AT_ONCE = 10_000;

/** A text that has to differ, by its key, from all others of its scope. */
interface TypedText {
  id: string;
  scope: string;
  text: string;
}

/**
 * Gives e-mails and usernames from before keys their key (rules: texts as people type them). Nobody loses a name: where
 * two meet that the database told apart until now, one takes the key, and the other's key is what is stored, letter
 * for letter; typed like that it signs in.
 */
export async function fillTextKeys(tx: postgres.TransactionSql): Promise<void> {
  const parents = await tx<TypedText[]>`
    select id, '' as scope, email as text from parents order by created_at, id`;
  await write(tx, ['parents', 'email_key'], keysOf([...parents]));
  const heroes = await tx<TypedText[]>`
    select id, family_id as scope, username as text from children where username is not null
    order by created_at, id`;
  await write(tx, ['children', 'username_key'], keysOf([...heroes]));
}

/** Whoever is stored as the key itself takes it, and else the oldest, who comes first. */
function keysOf(rows: TypedText[]): { id: string; key: string }[] {
  const placeOf = ({ scope, text }: Omit<TypedText, 'id'>) => `${scope} ${text}`;
  const taken = new Set(rows.filter(({ text }) => text === textKey(text)).map(placeOf));
  return rows.map(({ id, scope, text }) => {
    const key = textKey(text);
    const place = placeOf({ scope, text: key });
    if (text === key || taken.has(place)) return { id, key: text };
    taken.add(place);
    return { id, key };
  });
}

async function write(
  tx: postgres.TransactionSql,
  [table, column]: [table: string, column: string],
  keys: { id: string; key: string }[],
): Promise<void> {
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const some = keys.slice(from, from + AT_ONCE);
    await tx`update ${tx(table)} t set ${tx(column)} = k.key
      from unnest(${some.map(({ id }) => id)}::uuid[], ${some.map(({ key }) => key)}::text[]) as k(id, key)
      where t.id = k.id`;
  }
}
