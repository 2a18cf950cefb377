/** The most bytes that an answer of the operator may have, once it is unpacked. */
export const MAX_ANSWER_BYTES = 10_000_000;
