/**
 * A file of a form that waits on the disk, as a File: what sends it reads it piece by piece, and never has all of it
 * in memory. A part of it cannot be cut out.
 */
export class WaitingFile extends File {
  readonly #read: () => AsyncGenerator<Uint8Array<ArrayBuffer>>;

  constructor({ name, type, size }: { name: string; type: string; size: number }, read: WaitingFile['read']) {
    super([], name, { type });
    this.#read = read;
    // A File has the size of the bytes that it was made of.
    Object.defineProperty(this, 'size', { value: size });
  }

  /** The bytes, from the disk; throws when they are gone, or not what was written. */
  read(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    return this.#read();
  }

  override stream(): ReturnType<File['stream']> {
    const bytes = this.read();
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return(undefined);
      },
    });
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.stream()).arrayBuffer();
  }

  override text(): Promise<string> {
    return new Response(this.stream()).text();
  }

  override slice(): Blob {
    throw new Error('a waiting file is read from its beginning to its end');
  }
}
