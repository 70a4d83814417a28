import { type NodePath, type PluginObj, transformAsync, types } from '@babel/core';
import macros from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** The macros are the same for every app; which catalogues there are is not their business. */
const SHARED = { linguiConfig: makeConfig({ locales: ['en'], sourceLocale: 'en' }) };

const TEXTS = /\/src\/text\/[^?]*\.ts$/;

/**
 * Turns the messages of text modules into look-ups in the catalogue of the language that is spoken. A text is looked up when it is
 * read, not when its module loads: so modules need not wait for the words.
 */
export function messageMacros(): Plugin {
  return {
    name: 'message-macros',
    enforce: 'pre',
    async transform(code, id) {
      if (!TEXTS.test(id) || !code.includes('@lingui/core/macro')) return null;
      const done = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript'] },
        plugins: [[macros, SHARED], readLate],
      });
      return done?.code ? { code: done.code, map: done.map } : null;
    },
  };
}

/** Properties that look a message up, or repeat another module's text, become getters. */
const readLate = (): PluginObj => ({
  name: 'read-late',
  visitor: {
    Program: {
      // After the macros: they are the ones that bring the look-ups.
      exit: (program) => program.traverse({ ObjectProperty: { exit: makeGetter } }),
    },
  },
});

function makeGetter(property: NodePath<types.ObjectProperty>) {
  const { key, computed, value } = property.node;
  if (!types.isExpression(value) || types.isPrivateName(key) || isWithinFunction(property)) return;
  if (!looksUp(property.get('value') as NodePath)) return;
  property.replaceWith(
    types.objectMethod('get', key, [], types.blockStatement([types.returnStatement(value)]), computed),
  );
  property.skip();
}

/** What a function says is looked up when it is called anyway. */
const isWithinFunction = (path: NodePath) => path.findParent((above) => above.isFunction()) !== null;

/** Whether reading a value looks up a message: at once, not in a function or a getter of its own. */
function looksUp(value: NodePath): boolean {
  if (value.isFunction()) return false;
  if (isLookUp(value)) return true;
  let found = false;
  value.traverse({
    enter(inner) {
      if (inner.isFunction()) inner.skip();
      else if (isLookUp(inner)) {
        found = true;
        inner.stop();
      }
    },
  });
  return found;
}

const isLookUp = (path: NodePath) => isMessage(path.node) || isText(path.node);

/** `i18n._(…)`, under whatever name the macro has imported it. */
const isMessage = (node: types.Node) =>
  types.isCallExpression(node) &&
  types.isMemberExpression(node.callee) &&
  types.isIdentifier(node.callee.property, { name: '_' });

/** `markWords.sick`: a property of what another text module has. */
function isText(node: types.Node): boolean {
  if (!types.isMemberExpression(node)) return false;
  const owner = types.isMemberExpression(node.object) ? node.object : node;
  return types.isIdentifier(owner.object) && /(Text|Words)$/.test(owner.object.name);
}
