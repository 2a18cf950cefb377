/** A transition as it is drawn; its words are those of whoever shows it, and may be empty. */
export interface DrawnArrow {
  from: string;
  to: string;
  /** A visitor raises the event without an action. */
  isLocal: boolean;
  title: string;
  /** A second line under the title. */
  cause: string;
}

/** Where everything of a flow's diagram stands, in px: a column for each state, a row for each transition. */
export interface Diagram {
  width: number;
  height: number;
  /** The size of every box. */
  box: BoxSize;
  columns: Column[];
  rows: Row[];
}

export interface BoxSize {
  width: number;
  height: number;
}

export interface Column {
  state: string;
  x: number;
  isFinal: boolean;
  isInitial: boolean;
  /** The top of the box from which the state's own transitions follow. */
  boxY: number;
}

export interface Row {
  arrow: DrawnArrow;
  /** The height of the line. */
  y: number;
  fromX: number;
  toX: number;
  /** Where the words begin: above the line, or beside the loop of a transition to the same state. */
  textX: number;
  textY: number;
}

export const LOOP = { width: 26, height: 20 } as const;
