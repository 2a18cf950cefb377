import { errors } from './ru/errors';
import { shell } from './ru/shell';
import { ui } from './ru/ui';
import { units } from './ru/units';

/** Every text by namespace; the keys of `t` and their parameters follow from its type. */
export const RESOURCES = { ui, shell, errors, units } as const;

type Resources = typeof RESOURCES;
type Namespace = keyof Resources;
type PluralForm = 'one' | 'few' | 'many' | 'other';
type WithoutForm<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** `namespace:key`; a key with plural forms goes by its name without the form. */
export type TextKey = {
  [N in Namespace]: `${N}:${WithoutForm<keyof Resources[N] & string>}`;
}[Namespace];

type TextsOf<Key extends TextKey> = Key extends `${infer N extends Namespace}:${infer Name}`
  ? {
      [K in keyof Resources[N] & string]: WithoutForm<K> extends Name ? Resources[N][K] : never;
    }[keyof Resources[N] & string]
  : never;

type VariablesOf<Value> = Value extends `${string}{{${infer Variable}}}${infer Rest}`
  ? NameOf<Variable> | VariablesOf<Rest>
  : never;

type NameOf<Variable extends string> = Variable extends `${infer Name},${string}` ? Name : Variable;

type ParamsOf<Variables extends string> = { [V in Variables]: V extends 'count' ? number : string | number };

/** Nothing for a plain text, an object with every `{{variable}}` otherwise; `count` is a number. */
export type TextParams<Key extends TextKey> = [VariablesOf<TextsOf<Key>>] extends [never]
  ? []
  : [params: ParamsOf<VariablesOf<TextsOf<Key>>>];
