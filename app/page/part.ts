/** A block or a flow on the page: ready HTML, named by its hash (docs/decisions/0005). */
export interface Part {
  key: string;
  hash: string;
}
