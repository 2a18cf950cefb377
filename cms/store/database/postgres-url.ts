/** Whether a store is a PostgreSQL database; otherwise its place is a directory. */
export function isPostgresUrl(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}
