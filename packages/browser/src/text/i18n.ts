import { setApart, type Values } from '@herohood/domain/languages/own-direction';
import { I18n, type MessageDescriptor } from '@lingui/core';

/** Says messages as Lingui does, with names of the other direction set apart in them. */
class OwnDirections extends I18n {
  override _(said: MessageDescriptor): string;
  override _(id: string, values?: Values, options?: Parameters<I18n['_']>[2]): string;
  override _(said: MessageDescriptor | string, values?: Values, options?: Parameters<I18n['_']>[2]): string {
    if (typeof said !== 'string') return super._({ ...said, values: this.#apart(said.values) });
    return super._(said, this.#apart(values), options);
  }

  #apart(values: Values = {}): Values {
    return setApart(values, this.locale);
  }
}

/** What both apps look their messages up in; the macros of text modules import it. */
export const i18n = new OwnDirections({});
