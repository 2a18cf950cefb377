/** What an answer of the operator may have, unpacked: one of a longer list is no answer. */
export const MAX_ANSWER_BYTES = 10_000_000;
