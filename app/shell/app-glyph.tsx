/** Our own neutral drawings for app stores, by `iconId` of the layout; no store's sign. */
const GLYPHS: Readonly<Record<string, string>> = {
  'app-store':
    'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM12 7v8M9 12l3 3l3-3',
  'google-play': 'M6.5 4.2v15.6a.8.8 0 0 0 1.2.7l12.3-7.8a.8.8 0 0 0 0-1.4L7.7 3.5a.8.8 0 0 0-1.2.7z',
  'ru-store': 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8v8M8 12h8',
  'app-gallery': 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
};

const OTHER_STORE = 'M12 4v11M7 10.5l5 5l5-5M4.5 20h15';

/** The picture of an app store; an unknown one gets a download arrow. */
export function AppGlyph({ iconId, className }: { iconId: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={GLYPHS[iconId] ?? OTHER_STORE} />
    </svg>
  );
}
