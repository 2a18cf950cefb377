/**
 * How much may wait on the disk: of one visitor, of one network address, of all. Counted while a file comes in, so
 * that parallel ones cannot pass together.
 */
export interface UploadRoom {
  /** Takes so many more bytes for a file; false, and nothing taken, when one of those it counts for has no room. */
  take: (id: string, bytes: number, bounds?: readonly Bound[]) => boolean;
  /** A file is gone. */
  free: (id: string) => void;
  has: (id: string) => boolean;
  /** Of all files that are counted. */
  ids: () => string[];
}

export interface Bound {
  owner: string;
  bytes: number;
  files: number;
}

/** `ownersOf`: whom a file counts for, of its id. */
export function createRoom(ownersOf: (id: string) => readonly string[]): UploadRoom {
  const sizes = new Map<string, number>();
  const used = new Map<string, { bytes: number; files: number }>();
  const usedBy = (owner: string) => used.get(owner) ?? { bytes: 0, files: 0 };

  function add(id: string, bytes: number, files: number): void {
    for (const owner of ownersOf(id)) {
      const before = usedBy(owner);
      const after = { bytes: before.bytes + bytes, files: before.files + files };
      if (after.files > 0) used.set(owner, after);
      else used.delete(owner);
    }
  }

  return {
    take(id, bytes, bounds = []) {
      const files = sizes.has(id) ? 0 : 1;
      const hasRoom = bounds.every((bound) => {
        const taken = usedBy(bound.owner);
        return taken.bytes + bytes <= bound.bytes && taken.files + files <= bound.files;
      });
      if (!hasRoom) return false;
      add(id, bytes, files);
      sizes.set(id, (sizes.get(id) ?? 0) + bytes);
      return true;
    },
    free(id) {
      const bytes = sizes.get(id);
      if (bytes === undefined) return;
      sizes.delete(id);
      add(id, -bytes, -1);
    },
    has: (id) => sizes.has(id),
    ids: () => [...sizes.keys()],
  };
}
