import type { ru } from './ru';

/** Types of keys and parameters, read from the texts themselves. */

type Texts = typeof ru;
export type Namespace = keyof Texts;

type KeyOfText<N extends Namespace> = keyof Texts[N] & string;
/** `rows_one`, `rows_few`… go by `rows`. */
type Plain<Key extends string> = Key extends `${infer Name}_${'one' | 'few' | 'many' | 'other'}` ? Name : Key;
export type Key<N extends Namespace> = Plain<KeyOfText<N>>;

type TextOf<N extends Namespace, K extends string> = {
  [Full in KeyOfText<N>]: Plain<Full> extends K ? Texts[N][Full] : never;
}[KeyOfText<N>];

type Variables<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? First<Name> | Variables<Rest>
  : never;
type First<Name extends string> = Name extends `${infer Word},${string}` ? Word : Name;

type Values<Names extends string> = { [Name in Names]: Name extends 'count' ? number : string | number };

/** No parameters for a plain text, an object with every `{{variable}}` otherwise. */
export type Parameters<N extends Namespace, K extends string> = [Variables<TextOf<N, K>>] extends [never]
  ? []
  : [values: Values<Variables<TextOf<N, K>>>];

/** Gives a text of one namespace: `t('rows', { count: 5 })`. */
export type Translate<N extends Namespace> = <K extends Key<N>>(
  key: K,
  ...values: Parameters<N, K>
) => string;

/** Keys of texts that take no parameters. */
export type PlainKey<N extends Namespace> = {
  [K in Key<N>]: Parameters<N, K> extends [] ? K : never;
}[Key<N>];
