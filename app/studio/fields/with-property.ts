/** The object with one property changed in its place, added at the end, or taken out (`undefined`). */
export function withProperty(
  object: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (value !== undefined) return { ...object, [name]: value };
  const { [name]: _gone, ...rest } = object;
  return rest;
}
