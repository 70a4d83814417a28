import { type NodePath, type PluginObj, transformAsync, types } from '@babel/core';
import macros from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import type { ShortIds } from './short-ids';

/** The macros are the same for every app; which catalogues there are is not their business. */
const SHARED = {
  linguiConfig: makeConfig({
    ...{ locales: ['en'], sourceLocale: 'en' },
    // Messages are looked up in the apps' own.
    runtimeConfigModule: ['@herohood/ui/text/i18n', 'i18n'],
  }),
};

/** What imports them is compiled before a browser sees it. */
const MACROS = '@lingui/core/macro';

const TEXTS = /\/src\/text\/[^?]*\.ts$/;

/**
 * Turns the messages of text modules into look-ups in the catalogue of the language that is spoken. A text is looked up when it is
 * read, not when its module loads: so modules need not wait for the words.
 *
 * @param shorten what the catalogues call the messages; Lingui's own ids where there are none
 */
export function messageMacros(shorten: ShortIds = (id) => id): Plugin {
  return {
    name: 'message-macros',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: [MACROS] } }),
    async transform(code, id) {
      if (!TEXTS.test(id) || !code.includes(MACROS)) return null;
      const done = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript'] },
        plugins: [[macros, SHARED], readLate, callShort(shorten)],
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

/** Messages are called as the catalogues call them. */
const callShort = (shorten: ShortIds) => (): PluginObj => ({
  name: 'call-short',
  visitor: {
    Program: {
      exit: (program) =>
        program.traverse({
          CallExpression({ node }) {
            const id = isMessage(node) ? idOf(node.arguments[0]) : undefined;
            if (id) id.value = shorten(id.value);
          },
        }),
    },
  },
});

/** The id of a message: the first argument, or in development a property of it, beside the English text. */
function idOf(called: types.Node | undefined): types.StringLiteral | undefined {
  if (types.isStringLiteral(called)) return called;
  if (!types.isObjectExpression(called)) return undefined;
  const id = called.properties.find(
    (each) => types.isObjectProperty(each) && types.isIdentifier(each.key, { name: 'id' }),
  );
  return types.isObjectProperty(id) && types.isStringLiteral(id.value) ? id.value : undefined;
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
const isMessage = (node: types.Node): node is types.CallExpression =>
  types.isCallExpression(node) &&
  types.isMemberExpression(node.callee) &&
  types.isIdentifier(node.callee.property, { name: '_' });

/** `markWords.sick`: a property of what another text module has. */
function isText(node: types.Node): boolean {
  if (!types.isMemberExpression(node)) return false;
  const owner = types.isMemberExpression(node.object) ? node.object : node;
  return types.isIdentifier(owner.object) && /(Text|Words)$/.test(owner.object.name);
}
