import type { Author } from '#cms/store/entry-records';

/** Whose changes are in the log that were made from here. */
export const COMMAND_LINE: Author = { id: null, name: 'Командная строка' };
