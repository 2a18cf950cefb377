/** The surfaces of tones.css. `brand` and `accent` are strong: text, links and buttons on them turn by themselves. */
export type Tone = 'plain' | 'raised' | 'sunken' | 'soft' | 'violet-soft' | 'sand' | 'brand' | 'accent';
