const PATHS = {
  up: 'M12 19V5M6 11l6-6l6 6',
  down: 'M12 5v14M6 13l6 6l6-6',
  duplicate: 'M9 9h11v11H9zM5.500 15H4V4h11v1.500',
  copy: 'M8 5h8v3H8zM8 6.500H5.500v14h13v-14H16M9 13h6M9 16.500h6',
  remove: 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.500 11v5M13.500 11v5',
} as const;

/** Signs of the composer's panels and bars, in the manner of the design system's. */
export function PanelIcon({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
