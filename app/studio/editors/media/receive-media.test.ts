import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DECLARED, SAMPLES, type SampleKind } from '#app/uploads/testing/file-samples';
import { receiveMedia } from './receive-media.server';

/** A file as a browser sends it, in two pieces. */
function receive(name: string, content: Uint8Array, type: string) {
  async function* bytes() {
    const half = Math.floor(content.length / 2);
    yield content.subarray(0, half);
    yield content.subarray(half);
  }
  return receiveMedia({ field: 'file', name, type, bytes: bytes() });
}

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00b956' }, limitInputPixels: false });
const TAKEN = ['jpg', 'png', 'webp', 'avif', 'mp4', 'pdf'] as const;
/** Where each part was compared with each other, such a drawing took hours. */
const HANG_MS = 30_000;
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z"/></svg>';

describe('a file of the library', () => {
  test.each(TAKEN)('may be %s', async (kind) => {
    const received = await receive(`Летний баннер.${kind}`, SAMPLES[kind], DECLARED[kind]);
    expect(received).toMatchObject({ type: DECLARED[kind] });
    expect(received).toHaveProperty(
      'name',
      expect.stringMatching(`^library/letniy-banner-[a-f0-9]{12}\\.${kind}$`),
    );
  });

  test('has an address that follows from its bytes', async () => {
    const [one, same, other] = await Promise.all([
      receive('a.png', SAMPLES.png, 'image/png'),
      receive('a.png', SAMPLES.png, 'image/png'),
      receive('a.png', await draw(3, 3).png().toBuffer(), 'image/png'),
    ]);
    expect(one).toEqual(same);
    expect(one).not.toHaveProperty('name', 'name' in other ? other.name : '');
  });

  test('that is a picture has its size, upright', async () => {
    const lying = await draw(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await receive('a.jpg', lying, 'image/jpeg')).toMatchObject({ width: 20, height: 30 });
  });

  test.each((Object.keys(SAMPLES) as SampleKind[]).filter((kind) => !TAKEN.some((taken) => taken === kind)))(
    'is no %s',
    async (kind) => {
      const received = await receive(`a.${kind}`, SAMPLES[kind], DECLARED[kind]);
      // A drawing without its script is a drawing.
      if (kind === 'svg') expect('content' in received && received.content.toString()).not.toContain('alert');
      else expect(received).toEqual({ refused: 'type' });
    },
  );

  test('is what its ending, its declared type and its bytes all say', async () => {
    const kinds = ['jpg', 'png', 'webp', 'avif', 'mp4', 'pdf', 'html', 'exe', 'zip'] as const;
    for (const ending of kinds) {
      for (const bytes of kinds) {
        if (ending === bytes) continue;
        expect(await receive(`a.${ending}`, SAMPLES[bytes], DECLARED[ending])).toEqual({ refused: 'type' });
      }
    }
    for (const other of ['wmv', 'mov', '3gp', 'webm', 'avi'] as const) {
      expect(await receive('a.mp4', SAMPLES[other], 'video/mp4')).toEqual({ refused: 'type' });
    }
    expect(await receive('a.png', SAMPLES.png, 'text/html')).toEqual({ refused: 'type' });
    expect(await receive('a.png.html', SAMPLES.png, 'image/png')).toEqual({ refused: 'type' });
    expect(await receive('a', SAMPLES.png, 'image/png')).toEqual({ refused: 'type' });
  });

  test('is nothing else as well', async () => {
    const code = Buffer.from('<script>alert(1)</script>');
    expect(await receive('a.png', Buffer.concat([SAMPLES.png, code]), 'image/png')).toEqual({
      refused: 'type',
    });
    expect(await receive('a.jpg', Buffer.concat([SAMPLES.jpg, SAMPLES.zip]), 'image/jpeg')).toEqual({
      refused: 'type',
    });
  });

  test('has no more pixels than are decoded, however few bytes claim them', async () => {
    const flood = await draw(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(flood.length).toBeLessThan(1_000_000);
    expect(await receive('a.png', flood, 'image/png')).toEqual({ refused: 'pixels' });
    const line = await draw(12_000, 2).png().toBuffer();
    expect(await receive('a.png', line, 'image/png')).toEqual({ refused: 'pixels' });
  });

  test('does not move, and is whole', async () => {
    const frames = await sharp(
      [await draw(8, 8).png().toBuffer(), await draw(8, 8).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    expect(await receive('a.webp', frames, 'image/webp')).toEqual({ refused: 'moving' });
    const torn = (await draw(400, 400).jpeg().toBuffer()).subarray(0, 900);
    expect(await receive('a.jpg', torn, 'image/jpeg')).toEqual({ refused: 'broken' });
  });

  test('is read no further than it may be long', async () => {
    let given = 0;
    async function* endless() {
      yield SAMPLES.png;
      for (;;) {
        given += 1_000_000;
        yield Buffer.alloc(1_000_000, 1);
      }
    }
    const part = { field: 'file', name: 'a.png', type: 'image/png', bytes: endless() };
    expect(await receiveMedia(part)).toEqual({ refused: 'size' });
    expect(given).toBeLessThan(22_000_000);
  });
});

describe('a drawing', () => {
  test('keeps its shapes and its size', async () => {
    const received = await receive('знак.svg', Buffer.from(DRAWING), 'image/svg+xml');
    expect(received).toMatchObject({ type: 'image/svg+xml', width: 40, height: 20 });
    expect('content' in received && received.content.toString()).toContain('<path d="M0 0h40v20z"');
  });

  test.each([
    ['a script', '<script>x()</script>'],
    ['a handler', '<g onload="x()" ONCLICK="x()"/>'],
    [
      'markup of a page',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="x()"/></body></foreignObject>',
    ],
    ['a link', '<a href="javascript:x()"><text>x</text></a>'],
    ['another file', '<use href="https://evil.test/a.svg#x"/><image href="https://evil.test/a.png"/>'],
    ['data of another kind', '<use xlink:href="data:image/svg+xml,x"/>'],
    [
      'a style that loads',
      '<style>@import url(https://evil.test/x)</style><path style="fill:url(https://evil.test)"/>',
    ],
    [
      'paint from elsewhere',
      '<path fill="url(https://evil.test/#a)"/><path filter="url( &quot;//evil.test#a&quot; )"/>',
    ],
    [
      'an animation of an address',
      '<set attributeName="href" to="javascript:x()"/><animate attributeName="onload" values="x()"/><svg:animate attributeName="href" to="javascript:x()"/>',
    ],
    [
      'a script in other words',
      '<svg:script xmlns:svg="http://www.w3.org/2000/svg" href="data:,x()"/><SCRIPT src="//evil.test"/>',
    ],
  ])('loses %s', async (_what, inside) => {
    const svg = DRAWING.replace('<path', `${inside}<path`);
    const received = await receive('a.svg', Buffer.from(svg), 'image/svg+xml');
    if ('refused' in received) return expect(received.refused).toBe('drawing');
    const text = received.content.toString();
    expect(text).toContain('M0 0h40v20z');
    expect(text).not.toMatch(
      /script|evil|x\(\)|style|onload|onclick|foreignObject|javascript|data:|<a[\s>]/i,
    );
  });

  test.each([
    ['defines entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${DRAWING}`],
    ['is a page', '<!doctype html><html><body>Привет</body></html>'],
    ['is a text', 'Привет'],
    ['has no size', DRAWING.replace('viewBox="0 0 40 20"', '')],
    ['is binary', `${DRAWING}\u0000`],
    ['is larger than an image may be', DRAWING.replace('40 20', '90000 20')],
  ])('is refused when it %s', async (_why, text) => {
    expect(await receive('a.svg', Buffer.from(text), 'image/svg+xml')).toEqual({ refused: 'drawing' });
  });

  const fill = (part: string, count: number) => DRAWING.replace('<path', `${part.repeat(count)}<path`);

  test.each([
    ['tags', fill('<g/>', 10_000)],
    ['tags within tags', fill('<g>', 10_000)],
    ['attributes', DRAWING.replace('<path', `<path ${'x="" '.repeat(30_001)}`)],
    ['entities', fill('&amp;', 5001)],
    ['declarations', `${'<?'.repeat(450_000)}${DRAWING}`],
    ['types', `${'<!DOCTYPE'.repeat(100_000)}${DRAWING}`],
  ])(
    'of too many %s is too complex',
    async (_what, text) => {
      expect(await receive('a.svg', Buffer.from(text), 'image/svg+xml')).toEqual({ refused: 'complex' });
    },
    HANG_MS,
  );

  test('of much that is still read is cleaned as any other', async () => {
    const svg = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "x" "y">${fill('<g/>', 4000)}`;
    expect(await receive('a.svg', Buffer.from(svg), 'image/svg+xml')).toMatchObject({
      width: 40,
      height: 20,
    });
    const half = `${'<!DOCTYPE'.repeat(1000)} [${DRAWING}`;
    expect(await receive('a.svg', Buffer.from(half), 'image/svg+xml')).toEqual({ refused: 'drawing' });
  });
});
