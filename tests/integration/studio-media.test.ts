import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import * as z from 'zod';
import { DECLARED, SAMPLES, type SampleKind } from '#app/uploads/testing/file-samples';
import { startSite, type SiteProcess } from './site-process';
import { makePerson, signInFirst, visit, type StudioVisitor } from './studio-visit';

/** The media library over HTTP: what comes in, how it is answered, what stays (trust.md, 13 and 14). */

const IMMUTABLE = 'public, max-age=31536000, immutable';
const uploaded = z.object({ file: z.object({ id: z.string(), name: z.string() }), known: z.boolean() });
const point = z.object({ x: z.number(), y: z.number() });
const size = { width: z.number(), height: z.number() };
const found = z.array(z.object({ src: z.string(), ...size, alt: z.string(), focus: point.optional() }));

let site: SiteProcess;
let admin: StudioVisitor;
let viewer: StudioVisitor;
beforeAll(async () => {
  site = await startSite();
  admin = await signInFirst(site);
  viewer = await makePerson(site, admin, 'media-viewer', 'viewer');
});

interface Given {
  name: string;
  bytes: Uint8Array;
  type: string;
  /** Undefined: nothing is said of what it shows. */
  alt?: string | undefined;
  decorative?: boolean;
  by?: StudioVisitor;
  headers?: Record<string, string>;
}

async function upload({ name, bytes, type, alt, decorative = false, by = admin, headers = {} }: Given) {
  const body = new FormData();
  if (alt !== undefined) body.append('alt', alt);
  if (decorative) body.append('decorative', 'on');
  body.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await fetch(`http://127.0.0.1:${site.port}/studio/media/upload`, {
    method: 'POST',
    body,
    redirect: 'manual' as const,
    headers: { cookie: by.cookie(), 'sec-fetch-site': 'same-origin', ...headers },
  });
  return { status: answer.status, text: await answer.text() };
}

const draw = (colour: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

async function add(given: Omit<Given, 'type'> & { type?: string }) {
  const { text } = await upload({ type: 'image/png', alt: 'Море', ...given });
  return uploaded.parse(JSON.parse(text)).file;
}
const get = (path: string, headers: Record<string, string> = {}) =>
  site.send({ path, headers: { accept: 'image/avif,image/webp,*/*', ...headers } });

describe('a picture of the library', () => {
  test('is answered for good under a name of its own, in every width and format', async () => {
    const bytes = await draw('#00b956').png().toBuffer();
    const { name } = await add({ name: 'Летний баннер.png', bytes });
    expect(name).toMatch(/^library\/letniy-banner-[a-f0-9]{12}\.png$/);
    const whole = await get(`/media/${name}`);
    expect([whole.status, whole.headers['content-type'], whole.headers['cache-control']]).toEqual([
      200,
      'image/png',
      IMMUTABLE,
    ]);
    expect(whole.bytes.equals(bytes)).toBe(true);
    expect(whole.headers['x-content-type-options']).toBe('nosniff');
    const small = await get(`/media/${name}?w=320`);
    expect([small.status, small.headers['content-type'], small.headers['cache-control']]).toEqual([
      200,
      'image/avif',
      IMMUTABLE,
    ]);
    expect((await sharp(small.bytes).metadata()).width).toBe(320);
    expect((await get(`/media/${name}?w=321`)).status).toBe(400);
  });

  test('is found by pickers with its size and its words', async () => {
    const { name } = await add({
      name: 'sea.png',
      bytes: await draw('#012345').png().toBuffer(),
      alt: 'Чайка у Причала',
    });
    const { body } = await viewer.send({
      path: `/studio/media.json?search=${encodeURIComponent('причала')}`,
    });
    expect(found.parse(JSON.parse(body))).toEqual([
      { src: `/media/${name}`, width: 900, height: 600, alt: 'Чайка у Причала' },
    ]);
  });

  test('says what it shows, or that it is decoration', async () => {
    const given = { name: 'a.png', bytes: await draw('#111111').png().toBuffer(), type: 'image/png' };
    expect((await upload(given)).text).toContain('Опишите картинку');
    expect((await upload({ ...given, alt: '  ' })).text).toContain('Опишите картинку');
    expect(uploaded.safeParse(JSON.parse((await upload({ ...given, decorative: true })).text)).success).toBe(
      true,
    );
  });

  test('with the same bytes is there once', async () => {
    const bytes = await draw('#222222').png().toBuffer();
    const first = await add({ name: 'one.png', bytes });
    const again = uploaded.parse(
      JSON.parse((await upload({ name: 'two.png', bytes, type: 'image/png', alt: 'x' })).text),
    );
    expect(again).toEqual({ file: first, known: true });
  });
});

describe('a file that could run', () => {
  test('is a drawing without what runs, in a sandbox of its own', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()"><script>x()</script><path d="M0 0h9v9z"/></svg>';
    const { name } = await add({ name: 'sign.svg', bytes: Buffer.from(svg), type: 'image/svg+xml' });
    const { body, headers } = await get(`/media/${name}`);
    expect(body).toContain('M0 0h9v9z');
    expect(body).not.toMatch(/script|onload/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  test('is a document that is saved, not opened', async () => {
    const { name } = await add({ name: 'price.pdf', bytes: SAMPLES.pdf, type: 'application/pdf' });
    const { headers } = await get(`/media/${name}`);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('of any other kind is refused, under every name that the library takes', async () => {
    const kinds = (Object.keys(SAMPLES) as SampleKind[]).filter(
      (kind) => !['jpg', 'png', 'webp', 'avif', 'mp4', 'pdf', 'svg'].includes(kind),
    );
    for (const kind of kinds) {
      for (const ending of [kind, 'png', 'pdf', 'mp4']) {
        const type = ending === kind ? DECLARED[kind] : DECLARED[ending as SampleKind];
        const { text } = await upload({ name: `a.${ending}`, bytes: SAMPLES[kind], type, alt: 'x' });
        expect([kind, ending, text.includes('не\u00a0принимает')]).toEqual([kind, ending, true]);
      }
    }
  });

  test('with more pixels or more bytes than are decoded is refused', async () => {
    const flood = await sharp({
      create: { width: 12_000, height: 9000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await upload({ name: 'a.png', bytes: flood, type: 'image/png', alt: 'x' })).text).toContain(
      'много точек',
    );
    const long = Buffer.concat([SAMPLES.pdf, Buffer.alloc(21_000_000, 32)]);
    expect((await upload({ name: 'a.pdf', bytes: long, type: 'application/pdf' })).text).toContain(
      'слишком большой',
    );
    const body = await upload({
      name: 'a.pdf',
      bytes: Buffer.alloc(63_000_000),
      type: 'application/pdf',
    }).catch(() => ({ status: 413 }));
    expect(body.status).toBe(413);
    expect((await site.send({ path: '/healthz' })).status).toBe(200);
  });
});

describe('the library', () => {
  test('is read by viewers, and closed to strangers', async () => {
    const given = { name: 'a.png', bytes: SAMPLES.png, type: 'image/png', alt: 'x' };
    expect((await upload({ ...given, by: viewer })).status).toBe(403);
    expect((await upload({ ...given, by: visit(site) })).status).toBe(401);
    expect((await upload({ ...given, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await visit(site).send({ path: '/studio/media.json' })).headers.location).toMatch(/sign-in/);
    expect((await viewer.send({ path: '/studio/media' })).status).toBe(200);
  });

  test('keeps a file while a page shows it, and gives no other under its name', async () => {
    const { id, name } = await add({ name: 'used.png', bytes: await draw('#333333').png().toBuffer() });
    const file = `/studio/media/${id}`;
    const page = {
      title: 'С картинкой',
      path: '/with-picture',
      audience: 'b2c',
      region: '',
      template: 'empty',
    };
    const made = await admin.send({ path: '/studio/pages/new', form: page });
    const pageId = String(made.headers.location).split('/').at(-1) ?? '';
    const save = async (src: string) => {
      const state = await admin.send({
        path: `/studio/pages/${pageId}/history?_data=routes%2Fstudio.pages.%24id_.history`,
      });
      const { mark } = z.object({ head: z.object({ mark: z.string() }) }).parse(JSON.parse(state.body)).head;
      const body = JSON.stringify({
        uuid: 'p',
        title: 'С картинкой',
        components: [{ type: 'image', props: { src } }],
      });
      return admin.send({
        path: `/studio/pages/${pageId}/save`,
        method: 'POST',
        body: JSON.stringify({ body, mark }),
        headers: { 'content-type': 'application/json' },
      });
    };
    await save(`/media/${name}?v=1`);
    expect((await admin.send({ path: file })).body).toContain('/with-picture');
    expect((await admin.send({ path: file, form: { intent: 'remove' } })).status).toBe(409);
    expect((await get(`/media/${name}`)).status).toBe(200);
    await save('/media/none.png');
    expect((await admin.send({ path: file, form: { intent: 'remove' } })).headers.location).toBe(
      '/studio/media',
    );
    expect((await get(`/media/${name}`)).status).toBe(404);
    expect((await get(`/media/${name}?w=320`)).status).toBe(404);
  });

  test('gives nothing under names that it never gave', async () => {
    for (const name of [
      'library/a-000000000000.png',
      'library/../secret.png',
      'library/a.png',
      'library/%2e%2e/a.png',
    ]) {
      expect([name, (await get(`/media/${name}`)).status === 200]).toEqual([name, false]);
    }
  });

  test('keeps words and the point of a picture', async () => {
    const { id } = await add({ name: 'words.png', bytes: await draw('#444444').png().toBuffer() });
    const form = { intent: 'describe', alt: 'Новые слова', focalX: '12', focalY: '88' };
    expect((await admin.send({ path: `/studio/media/${id}`, form })).status).toBe(200);
    const { body } = await admin.send({ path: `/studio/media/${id}?_data=routes%2Fstudio.media.%24id` });
    expect(JSON.parse(body)).toMatchObject({ file: { alt: 'Новые слова', focal_x: 12, focal_y: 88 } });
    const picked = await viewer.send({ path: `/studio/media.json?search=${encodeURIComponent('новые')}` });
    expect(found.parse(JSON.parse(picked.body))[0]?.focus).toEqual({ x: 12, y: 88 });
    const empty = await admin.send({ path: `/studio/media/${id}`, form: { ...form, alt: '' } });
    expect(empty.status).toBe(422);
    const far = await admin.send({ path: `/studio/media/${id}`, form: { ...form, focalX: '101' } });
    expect(far.status).toBe(422);
  });
});
