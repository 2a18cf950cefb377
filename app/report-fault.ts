/** Makes a caught fault one that the browser's console and error monitors see. `reportError` is too new for some. */
export function reportFault(fault: unknown): void {
  setTimeout(() => {
    throw fault;
  });
}
