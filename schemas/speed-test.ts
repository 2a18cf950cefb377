/** What the speed test of the site asks its server for; both sides keep to the same bounds. */

export const SPEED_TEST_URL = '/speedtest.bin';
/** The parameter that says how many bytes are wanted. */
export const SPEED_TEST_SIZE = 'bytes';

const BYTES_PER_MB = 1_000_000;
/** Nobody gets or sends more at once. */
export const MAX_SPEED_TEST_BYTES = 4 * BYTES_PER_MB;

/** What is loaded, one after the other, until there is enough to tell the speed. In bytes. */
export const DOWNLOAD_SIZES = [0.25, 1, 2, 4, 4, 4].map((size) => size * BYTES_PER_MB);
/** The same for what is sent. */
export const UPLOAD_SIZES = [0.1, 0.5, 1, 2, 2].map((size) => size * BYTES_PER_MB);

/** All that one test may take, in megabytes: visitors read it before they begin. */
export const SPEED_TEST_MB = Math.ceil(
  [...DOWNLOAD_SIZES, ...UPLOAD_SIZES].reduce((sum, size) => sum + size, 0) / BYTES_PER_MB,
);
