import type { ChoiceValue } from './editor-field';
import { listChoiceValues, type Plain } from './plain-schema';
import { readChoice } from './read-label';

interface Variants {
  discriminator: string;
  variants: { value: ChoiceValue; label: string; shape: Plain }[];
}

/**
 * A union of objects that one property tells apart: a variant for each of its values. Null for every other union.
 * The variants are named by the descriptions of that property, or in their order by the description of the union.
 */
export function readVariants(shapes: readonly Plain[], description: string | undefined): Variants | null {
  const discriminator = Object.keys(shapes[0]?.properties ?? {}).find((name) =>
    isDiscriminator(shapes, name),
  );
  if (discriminator === undefined) return null;
  const variants = shapes.flatMap((shape) => {
    const property = shape.properties?.[discriminator] ?? {};
    const named = readChoice(property.description, discriminator, listChoiceValues(property) ?? []);
    return named.options.map(({ value, label }) => ({ value, label, shape }));
  });
  const values = variants.map(({ value }) => value);
  const { options } = readChoice(description, discriminator, values);
  const named = variants.map((variant, index) => ({
    ...variant,
    label: variant.label === String(variant.value) ? (options[index]?.label ?? variant.label) : variant.label,
  }));
  return { discriminator, variants: named };
}

/** Has every shape values of its own for this property? */
function isDiscriminator(shapes: readonly Plain[], name: string): boolean {
  const values = shapes.map((shape) => listChoiceValues(shape.properties?.[name] ?? {}));
  const all = values.flatMap((list) => list ?? []);
  return values.every((list) => list !== null) && new Set(all).size === all.length;
}
