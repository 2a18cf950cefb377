import sharp from 'sharp';

/** Small files of every kind, for the tests: real where a program of ours makes them, else their marks. */

const bytes = (...parts: (string | number[] | Uint8Array)[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const padding = (length: number) => Buffer.alloc(length, 1);

/** A box of ISO media with this brand, and some bytes behind it. */
const media = (brand: string) =>
  bytes([0, 0, 0, 24], `ftyp${brand}`, [0, 0, 2, 0], `${brand}mp41`, padding(400));
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a5' } });

/** An archive of files that are stored as they are. */
export function zip(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(Buffer.from(text)), 10);
    for (const at of [14, 18]) fields.writeUInt32LE(text.length, at);
    fields.writeUInt16LE(name.length, 22);
    return { name, text, fields };
  });
  const local = entries.map(({ name, text, fields }) => bytes('PK\u0003\u0004', fields, name, text));
  const starts = local.map((_, index) => Buffer.concat(local.slice(0, index)).length);
  const central = entries.map(({ name, fields }, index) => {
    const more = Buffer.alloc(14);
    more.writeUInt32LE(starts[index] ?? 0, 10);
    return bytes('PK\u0001\u0002', [20, 0], fields, more, name);
  });
  const end = Buffer.alloc(18);
  for (const at of [4, 6]) end.writeUInt16LE(entries.length, at);
  end.writeUInt32LE(Buffer.concat(central).length, 8);
  end.writeUInt32LE(Buffer.concat(local).length, 12);
  return bytes(...local, ...central, 'PK\u0005\u0006', end);
}

function crc32(data: Buffer): number {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

const officeParts = (part: string, type: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    [part]: '<w/>',
  });

/** By the ending that each is known under. */
export const SAMPLES = {
  jpg: await picture.jpeg().toBuffer(),
  png: await picture.png().toBuffer(),
  gif: await picture.gif().toBuffer(),
  webp: await picture.webp().toBuffer(),
  tiff: await picture.tiff().toBuffer(),
  avif: await picture.avif().toBuffer(),
  heic: media('heic'),
  bmp: bytes('BM', padding(120)),
  mp4: media('isom'),
  mov: media('qt  '),
  '3gp': media('3gp5'),
  webm: bytes([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84], 'webm', padding(300)),
  avi: bytes('RIFF', [0, 2, 0, 0], 'AVI LIST', padding(300)),
  wmv: bytes([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9], padding(300)),
  pdf: bytes('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  docx: officeParts('word/document.xml', 'wordprocessingml.document'),
  xlsx: officeParts('xl/workbook.xml', 'spreadsheetml.sheet'),
  odt: zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' }),
  doc: bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], padding(600)),
  rtf: bytes('{\\rtf1 text}', padding(100)),
  zip: zip({ 'letter.txt': 'text' }),
  rar: bytes('Rar!\u001a\u0007\u0001\u0000', padding(100)),
  '7z': bytes([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4], padding(100)),
  txt: Buffer.from('Добрый день! Интернет пропадает по вечерам.\n'),
  csv: Buffer.from('дата;сумма\n01.11.2026;300\n'),
  exe: bytes('MZ', padding(400)),
  elf: bytes([0x7f], 'ELF', [2, 1, 1, 0], padding(400)),
  class: bytes([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52], padding(200)),
  jar: zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0', 'A.class': 'x' }),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  xml: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  js: Buffer.from('alert(1)//'),
  sh: Buffer.from('#!/bin/sh\nrm -rf /\n'),
} as const satisfies Readonly<Record<string, Buffer>>;

export type SampleKind = keyof typeof SAMPLES;

/** What a browser declares for an ending. */
export const DECLARED: Readonly<Record<SampleKind, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  tiff: 'image/tiff',
  avif: 'image/avif',
  heic: 'image/heic',
  bmp: 'image/bmp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  '3gp': 'video/3gpp',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  wmv: 'video/x-ms-wmv',
  pdf: 'application/pdf',
  doc: 'application/msword',
  rtf: 'application/rtf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
  txt: 'text/plain',
  csv: 'text/csv',
  exe: 'application/x-msdownload',
  elf: 'application/octet-stream',
  class: 'application/java-vm',
  jar: 'application/java-archive',
  html: 'text/html',
  svg: 'image/svg+xml',
  xml: 'text/xml',
  js: 'text/javascript',
  sh: 'application/x-sh',
};
