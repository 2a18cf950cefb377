/** The palette of the map has so many steps (`--level-1` to `--level-5` of the tokens). */
export const MAX_LEVELS = 5;
