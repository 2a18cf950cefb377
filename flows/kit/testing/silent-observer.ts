/** An `IntersectionObserver` or `ResizeObserver` that never reports. jsdom has neither, since it lays nothing out. */
export class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
