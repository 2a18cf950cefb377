/** Attributes of a flow's root element: its type, and its `FlowRootData` as JSON. */
export const ROOT_ATTRIBUTE = 'data-flow-root';
export const DATA_ATTRIBUTE = 'data-flow-data';
/** Set once React has taken the flow over. */
export const READY_ATTRIBUTE = 'data-flow-ready';
