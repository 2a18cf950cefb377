declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number };
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, Axis>;
    noHinting?: boolean;
    /** Tags of the OpenType features that stay; without it, all. */
    keepFeatures?: readonly string[];
  };

  /** The font with only the glyphs of `text`; axes given as a range are narrowed to it. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
