/** Signs in a message: the contract of the call takes no more (CODE-01). */
export const MAX_TEXT_LENGTH = 1000;
