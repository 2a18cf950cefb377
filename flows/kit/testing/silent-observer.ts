/** Stands for `IntersectionObserver` and `ResizeObserver`, which jsdom does not have: nothing is ever laid out there. */
export class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
