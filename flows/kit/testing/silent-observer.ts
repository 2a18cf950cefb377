/** Stands for `IntersectionObserver`, which jsdom does not have: nothing is ever laid out there. */
export class SilentObserver {
  observe() {}
  disconnect() {}
}
