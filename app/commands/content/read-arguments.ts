import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './content-command';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = {
  [Name in keyof O]?: O[Name]['type'] extends 'boolean' ? boolean : string;
};

/** Exactly these arguments by their names, and options of `node:util`. Throws UsageError. */
export function readArguments<Name extends string, O extends Options>(
  args: readonly string[],
  names: readonly Name[],
  options: O,
): Record<Name, string> & Values<O> {
  const { values, positionals } = parse(args, options);
  if (positionals.length !== names.length)
    throw new UsageError(`It takes ${names.map((name) => name.toUpperCase()).join(' ')} and nothing else.`);
  const named = Object.fromEntries(names.map((name, index) => [name, positionals[index]]));
  // As many as there are names; the values are of the types that the options say.
  return { ...values, ...named } as Record<Name, string> & Values<O>;
}

function parse(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
