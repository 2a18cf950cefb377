/** How a request was answered. */
export interface AnsweredRequest {
  id: string;
  method: string | undefined;
  /** Without its query, which may hold anything. */
  path: string;
  status: number;
  ms: number;
  /** It was a page that was ready as bytes. */
  cached?: true;
}

/** Whoever has the rest of such an address may look at what it leads to. */
const SECRET_PATH = /^(\/(?:preview|continue)\/).+/i;

/** The line of the log that each request has. */
export function toRequestLine({ id, method, path, status, ms, cached }: AnsweredRequest) {
  return {
    event: 'request',
    request: id,
    method,
    path: path.replace(SECRET_PATH, '$1…'),
    status,
    cached,
    ms: Math.round(ms),
  };
}
