/** The site's own address of the tracker: what comes is counted, and shown by the sandbox at `/dev/events`. */
export const TRACKER_PATH = '/ux-events';
/** Of one sending. */
export const MOST_EVENTS = 50;
/** Fifty events of the longest kind. */
export const MOST_BYTES = 32_000;
