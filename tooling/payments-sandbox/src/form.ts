import { invalidRequest } from './errors';

/** A form's fields; brackets in a name make a tree, a list is a tree whose names are numbers. */
export type FormTree = { [name: string]: string | FormTree };

/** Deeper than any of Stripe's parameters; a limit at all, because the input is anybody's. */
const DEEPEST = 8;
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads Stripe's form encoding: `items[0][price]=p`, `metadata[k]=v`, `expand[]=e`.
 *
 * @throws ApiError on brackets that do not fit together
 */
export function parseForm(text: string): FormTree {
  const tree: FormTree = {};
  for (const [name, value] of new URLSearchParams(text)) put(tree, namesOf(name), value);
  return tree;
}

function namesOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (match === null) throw invalidRequest(`Invalid parameter name: ${name}`);
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part ?? '');
  const names = [match[1] ?? '', ...inner];
  if (names.length > DEEPEST || names.some((part) => UNSAFE.has(part))) {
    throw invalidRequest(`Invalid parameter name: ${name}`);
  }
  return names;
}

function put(tree: FormTree, names: string[], value: string): void {
  let node = tree;
  names.forEach((part, index) => {
    // `expand[]` takes the next free place of its list.
    const key = part === '' ? String(Object.keys(node).length) : part;
    if (index === names.length - 1) {
      node[key] = value;
      return;
    }
    const next = Object.hasOwn(node, key) ? node[key] : undefined;
    if (typeof next === 'string') throw invalidRequest(`Invalid parameter: ${names[0]}`);
    node = next ?? child(node, key);
  });
}

function child(node: FormTree, key: string): FormTree {
  const made: FormTree = {};
  node[key] = made;
  return made;
}
