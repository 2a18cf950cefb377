/** Where the ready stores of this run are; the site of the run makes them, and sites of tests copy them. */
export function readStoresDirectory(): string {
  const directory = process.env['READY_STORES'];
  if (directory === undefined) throw new Error('READY_STORES names the folder of the ready stores.');
  return directory;
}
