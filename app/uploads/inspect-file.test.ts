import { describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { DECLARED, SAMPLES, zip, type SampleKind } from './testing/file-samples';
import { inspectFile } from './inspect-file.server';

/** What a file is: its name, its declared type and its bytes must say the same (trust.md, 14). */

const KINDS = Object.keys(SAMPLES) as SampleKind[];
const PICTURES: SampleKind[] = ['jpg', 'png', 'gif', 'webp', 'tiff', 'avif', 'heic', 'bmp'];
const VIDEOS: SampleKind[] = ['mp4', 'mov', '3gp', 'webm', 'avi', 'wmv'];
const DOCUMENTS: SampleKind[] = [
  'pdf',
  'docx',
  'xlsx',
  'odt',
  'doc',
  'rtf',
  'zip',
  'rar',
  '7z',
  'txt',
  'csv',
];
const REFUSED = KINDS.filter((kind) => ![...PICTURES, ...VIDEOS, ...DOCUMENTS].includes(kind));
const filler = Buffer.alloc(150_000, 7);

/** In pieces of a size of their own, as a network would bring it. */
async function inspect(name: string, declared: string, bytes: Uint8Array, piece = 1000) {
  const inspector = inspectFile(name, declared);
  for (let at = 0; at < bytes.length; at += piece) {
    if (!(await inspector.look(bytes.subarray(at, at + piece)))) return null;
  }
  return inspector.finish();
}

/** Kinds that pass for each other: a picture under another picture's name is still a picture. */
function groupOf(kind: SampleKind): string {
  if (PICTURES.includes(kind)) return 'picture';
  if (VIDEOS.includes(kind)) return 'video';
  return kind === 'txt' || kind === 'csv' ? 'text' : kind;
}

describe('a file that says the same three times', () => {
  test.each([...PICTURES, ...VIDEOS])('[FORM-441] .%s passes as a picture or a video', async (kind) => {
    const type = await inspect(`снимок.${kind}`, DECLARED[kind], SAMPLES[kind]);
    expect(type).toMatch(PICTURES.includes(kind) ? /^image\// : /^video\//);
    expect(await inspect(`СНИМОК.${kind.toUpperCase()}`, '', SAMPLES[kind])).toBe(type);
    expect(await inspect(`снимок.${kind}`, 'application/octet-stream', SAMPLES[kind], 7)).toBe(type);
  });

  test.each(DOCUMENTS)('.%s passes as itself', async (kind) => {
    expect(await inspect(`договор.${kind}`, DECLARED[kind], SAMPLES[kind])).toBe(DECLARED[kind]);
  });

  test.each(REFUSED)('.%s is of no form', async (kind) => {
    expect(await inspect(`файл.${kind}`, DECLARED[kind], SAMPLES[kind])).toBeNull();
  });
});

test('[FORM-444] every mismatch of ending, declared type and bytes is refused', async () => {
  let refused = 0;
  let passed = 0;
  for (const ending of KINDS) {
    for (const declared of KINDS) {
      for (const content of KINDS) {
        const type = await inspect(`f.${ending}`, DECLARED[declared], SAMPLES[content]);
        // A script by itself has no mark: under a text's name it is a text.
        const isBareText = content === 'js' || content === 'sh';
        const groups = new Set([groupOf(ending), isBareText ? 'text' : groupOf(content)]);
        if (DECLARED[declared] !== 'application/octet-stream') groups.add(groupOf(declared));
        if (type === null) refused += 1;
        else passed += 1;
        if (type !== null)
          expect([ending, declared, content, groups.size]).toEqual([ending, declared, content, 1]);
      }
    }
  }
  noteFigure(
    14,
    'file-types',
    `${KINDS.length}³ = ${refused + passed} of ending × declared type × bytes: ${passed} that agree pass, ${refused} refused`,
  );
  expect(passed).toBeGreaterThan(500);
});

describe('a file that is something else as well', () => {
  const { jpg, png, gif, pdf, mp4, zip: archive, jar } = SAMPLES;
  test.each<[string, string, Buffer]>([
    ['GIF and JAR', 'a.gif', Buffer.concat([gif, jar])],
    ['JPEG and archive', 'a.jpg', Buffer.concat([jpg, archive])],
    ['archive far behind', 'a.png', Buffer.concat([png, filler, archive])],
    ['PDF and archive', 'a.pdf', Buffer.concat([pdf, archive])],
    ['archive before a PDF', 'a.pdf', Buffer.concat([archive, pdf])],
    ['junk before a PDF', 'a.pdf', Buffer.concat([Buffer.from('junk\n'), pdf])],
    ['page before a PDF', 'a.pdf', Buffer.concat([Buffer.from('<html><script>1</script>'), pdf])],
    [
      'page within a PDF’s beginning',
      'a.pdf',
      Buffer.concat([pdf.subarray(0, 9), Buffer.from('<script >x'), pdf]),
    ],
    ['script behind a picture', 'a.jpg', Buffer.concat([jpg, Buffer.from('<script>alert(1)</script>')])],
    ['script in the middle', 'a.png', Buffer.concat([png, filler, Buffer.from('<ScRiPt src=x>'), filler])],
    ['page behind a GIF', 'a.gif', Buffer.concat([gif, Buffer.from('<!DOCTYPE html><p>')])],
    ['drawing behind a picture', 'a.png', Buffer.concat([png, Buffer.from('<svg onload=x>')])],
    ['PHP behind a picture', 'a.png', Buffer.concat([png, Buffer.from('<?php system(1);')])],
    ['PHAR behind a picture', 'a.jpg', Buffer.concat([jpg, filler, Buffer.from('__HALT_COMPILER(); ?>')])],
    [
      'a drawing behind a declaration',
      'a.png',
      Buffer.concat([png, Buffer.from('<?xml version="1.0"?> <svg:svg>')]),
    ],
    ['declarations in place of pixels', 'a.png', Buffer.concat([png, Buffer.from('<?xml'.repeat(9))])],
    ['declarations far behind', 'a.png', Buffer.concat([png, filler, Buffer.from('<?xml'.repeat(30_000))])],
    ['RAR behind a picture', 'a.jpg', Buffer.concat([jpg, filler, SAMPLES.rar])],
    ['page behind a video', 'a.mp4', Buffer.concat([mp4, filler, Buffer.from('<iframe src=x>')])],
    ['page as a text', 'a.txt', SAMPLES.html],
    ['drawing as a text', 'a.txt', SAMPLES.svg],
    ['NUL in a text', 'a.txt', Buffer.concat([SAMPLES.txt, Buffer.from([0]), SAMPLES.txt])],
    ['drawing as a picture', 'a.png', SAMPLES.svg],
    ['nothing at all', 'a.png', Buffer.alloc(0)],
    ['no ending', 'picture', SAMPLES.png],
    ['two endings', 'a.png.exe', SAMPLES.png],
    ['an unknown ending', 'a.qqq', SAMPLES.png],
  ])('%s is refused, however it comes in pieces', async (_what, name, bytes) => {
    for (const piece of [1, 997, 65_536, 1_000_000]) {
      if (piece === 1 && bytes.length > 10_000) continue;
      expect([piece, await inspect(name, '', bytes, piece)]).toEqual([piece, null]);
    }
  });

  test('a picture with the notes of its camera is a picture', async () => {
    const notes = '<?xml version="1.0" encoding="UTF-8"?><NonRealTimeMeta/>';
    expect(await inspect('a.jpg', '', Buffer.concat([jpg, Buffer.from(notes.repeat(4))]))).toBe('image/jpeg');
  });

  test('pictures and videos of much chance are no polyglots', async () => {
    let state = 42;
    const noise = Buffer.alloc(6_000_000);
    for (let at = 0; at < noise.length; at += 4) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      noise.writeUInt32LE((state ^ (state >>> 13)) >>> 0, at);
    }
    expect(await inspect('a.jpg', '', Buffer.concat([jpg, noise]), 65_536)).toBe('image/jpeg');
    expect(await inspect('a.mp4', '', Buffer.concat([mp4, noise]), 65_536)).toBe('video/mp4');
  });

  test('a picture that claims 100 000 × 100 000 pixels is bytes as any other: nothing decodes it', async () => {
    const flood = Buffer.from(png);
    // Width and height in the header of a PNG, whose sum is made anew.
    flood.writeUInt32BE(100_000, 16);
    flood.writeUInt32BE(100_000, 20);
    const before = process.memoryUsage().rss;
    expect(await inspect('a.png', 'image/png', flood)).toBe('image/png');
    const grown = (process.memoryUsage().rss - before) / 1e6;
    expect(grown).toBeLessThan(64);
    noteFigure(
      13,
      'pixel-flood',
      `a PNG of 100 000 × 100 000 by its header: kept as its bytes, +${grown.toFixed(1)} MB`,
    );
  });

  test('an office document is an archive, and passes', async () => {
    const big = zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'a.xml': 'x'.repeat(200_000) });
    expect(await inspect('a.odt', DECLARED.odt, big, 4096)).toBe(DECLARED.odt);
  });
});
