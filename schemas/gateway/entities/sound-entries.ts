import { z } from 'zod';

/** An entry that an answer's list was read without. It holds names of fields and never their values. */
export interface LeftOutEntry {
  /** Its place in its list, from 0. */
  index: number;
  /** What is wrong with it: `payments.0.value: invalid_type`. */
  faults: string[];
}

/** Entries left out of what is being read now; reading is synchronous, so there is one such list at a time. */
let leftOut: LeftOutEntry[] = [];

/** A list of which only the sound entries are kept: one wrong product must not cost the visitor all the others. */
export function soundEntries<Entry extends z.ZodType>(entry: Entry) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((value, index): z.output<Entry>[] => {
      const read = entry.safeParse(value);
      if (read.success) return [read.data];
      leftOut.push({ index, faults: read.error.issues.map(describe) });
      return [];
    }),
  );
}

/** Runs `read`, which parses an answer, and says which entries its lists were read without. */
export function watchLeftOut<Value>(read: () => Value): { value: Value; leftOut: LeftOutEntry[] } {
  leftOut = [];
  const value = read();
  return { value, leftOut };
}

function describe({ path, code }: z.core.$ZodIssue): string {
  return `${path.map(String).join('.') || 'entry'}: ${code}`;
}
