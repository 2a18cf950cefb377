const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');
/** Statuses whose answers end with their head. */
const BODILESS: readonly number[] = [204, 304];

/** True with the chunk that ends an answer. Answers are not read, only their ends are found. */
export function createAnswerReader(status: number): (chunk: Buffer) => boolean {
  let head: Buffer | null = null;
  let missing = 0;
  let isChunked = false;
  let tail = Buffer.alloc(0);
  const isEnd = (body: Buffer): boolean => {
    missing -= body.length;
    if (!isChunked) return missing <= 0;
    tail = Buffer.concat([tail, body]).subarray(-LAST_CHUNK.length);
    return tail.equals(LAST_CHUNK);
  };
  return (chunk) => {
    if (head !== null && head.length === 0) return finish(isEnd(chunk));
    const seen = head === null ? chunk : Buffer.concat([head, chunk]);
    const end = seen.indexOf(HEAD_END);
    if (end < 0) {
      head = seen;
      return false;
    }
    const text = seen.toString('latin1', 0, end);
    if (!text.startsWith(`HTTP/1.1 ${status}`))
      throw new Error(`expected ${status}, got: ${text.split('\r\n', 1)[0]}`);
    const length = /^content-length: (\d+)/im.exec(text)?.[1];
    isChunked = length === undefined && !BODILESS.includes(status);
    missing = Number(length ?? 0);
    tail = Buffer.alloc(0);
    head = Buffer.alloc(0);
    return finish(isEnd(seen.subarray(end + HEAD_END.length)));
  };
  function finish(isDone: boolean): boolean {
    if (isDone) head = null;
    return isDone;
  }
}
