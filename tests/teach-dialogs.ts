/** jsdom knows `<dialog>` but not how to open and close it. */
const METHODS = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
};

/** Before every test, so that none depends on which files ran in its process before. */
export function teachDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, METHODS);
}

/** An old browser's: it opens a window as an anchor's target. Until the next test. */
export function forgetDialogs(): void {
  for (const name of Object.keys(METHODS)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
}
