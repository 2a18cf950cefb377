import { request as openRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request of a test. Node's fetch forbids the Host header, and knows no `*.localhost`. */
export interface HttpRequest {
  port: number;
  /** As it goes over the wire: never normalised. */
  path: string;
  /** Without a port; `moscow.localhost` when left out. */
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent, perhaps compressed. */
  bytes: Buffer;
  /** Decompressed. */
  body: string;
}

/** It only ends a test that hangs: a render may wait for its turn on a busy machine. */
const NO_ANSWER_MS = 90_000;

/** Sends one request on a connection of its own. Rejects when there is no complete answer. Follows no redirect. */
export function sendRequest(wanted: HttpRequest): Promise<HttpAnswer> {
  const { port, path, host = 'moscow.localhost', method = 'GET', headers = {}, body } = wanted;
  return new Promise((resolve, reject) => {
    const request = openRequest({
      host: '127.0.0.1',
      port,
      path,
      method,
      agent: false,
      timeout: NO_ANSWER_MS,
      headers: { host: `${host}:${port}`, accept: 'text/html', ...headers },
    });
    request.on('timeout', () => request.destroy(new Error(`no answer to ${method} ${path}`)));
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = decompress(bytes, response.headers['content-encoding']).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, body: text });
      });
    });
    request.end(body);
  });
}

function decompress(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** The attribute of every element of a kind, in document order: `attributesOf(html, 'link', 'href')`. */
export function attributesOf(html: string, element: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? [];
  return tags.flatMap((tag) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1] ?? []);
}
