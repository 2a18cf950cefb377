/** Goes to another address in place of this one, so that Back does not lead into the redirect again. */
export function leaveFor(address: string): void {
  location.replace(address);
}
