/** What `flowClientAction` gives when a post did not reach the site. */
export interface FailedPost {
  failed: true;
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * The page route's `clientAction`. Posts go one after another: the first brings the visitor's cookie, and two
 * answers at once would each write their own idea of the page's flows. A post that fails never reaches an error
 * boundary, which would take the whole page away.
 */
export function flowClientAction({
  serverAction,
}: {
  serverAction: () => Promise<unknown>;
}): Promise<unknown> {
  const answer = queue.then(serverAction).catch((): FailedPost => ({ failed: true }));
  queue = answer;
  return answer;
}
