/** A block or a flow on the page: ready HTML, named by its hash (docs/decisions/0005). */
export interface Part {
  key: string;
  hash: string;
  /** The types of the flows that stand in it, open to the eye: not in a window. */
  flows?: readonly string[];
  /** Nothing of it is shown outside its own box (`BlockDefinition.staysInside`). */
  staysInside?: true;
}
