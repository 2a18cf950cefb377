import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { actionInput } from './action-input.server';

const schema = z.object({
  title: z.string().min(1).max(10),
  kind: z.enum(['page', 'form']),
  tags: z.array(z.string()).optional(),
});

function post(body: string, type = 'application/x-www-form-urlencoded', method = 'POST'): Request {
  const sent: RequestInit = { method, body, headers: { 'content-type': type } };
  return new Request('http://studio.test/', sent);
}

async function statusOf(reading: Promise<unknown>): Promise<number | null> {
  const thrown: unknown = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  return thrown instanceof Response ? thrown.status : null;
}

describe('what an action reads', () => {
  test('has at most a thousand fields, of whatever names', async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join('&');
    expect(await statusOf(actionInput(post(fields(1000)), schema))).toBeNull();
    expect(await statusOf(actionInput(post(fields(1001)), schema))).toBe(413);
    expect(await statusOf(actionInput(post(fields(300_000)), schema))).toBe(413);
  });

  test('that is too long is refused', async () => {
    expect(await statusOf(actionInput(post('a'.repeat(4_000_001)), schema))).toBe(413);
  });

  test('is a form or JSON, by one schema', async () => {
    const value = { title: 'Акция', kind: 'page', tags: ['a', 'b'] };
    const form = 'title=%D0%90%D0%BA%D1%86%D0%B8%D1%8F&kind=page&tags=a&tags=b';
    expect(await actionInput(post(form), schema)).toEqual({ ok: true, value });
    expect(await actionInput(post(JSON.stringify(value), 'application/json; charset=utf-8'), schema)).toEqual(
      {
        ok: true,
        value,
      },
    );
  });

  test('has its faults in Russian, each at its field', async () => {
    expect(await actionInput(post('title=&kind=news'), schema)).toEqual({
      ok: false,
      faults: { title: 'Заполните это поле', kind: 'Выберите значение из\u00a0списка' },
    });
    expect(await actionInput(post(`title=${'a'.repeat(11)}`), schema)).toEqual({
      ok: false,
      faults: { title: 'Не длиннее 10\u00a0символов', kind: 'Заполните это поле' },
    });
  });

  test('is a post and nothing else', async () => {
    expect(await statusOf(actionInput(post('title=a', undefined, 'PUT'), schema))).toBe(405);
    expect(await statusOf(actionInput(post('title=a', undefined, 'DELETE'), schema))).toBe(405);
  });

  test('is of a known kind, sound and not too long', async () => {
    expect(await statusOf(actionInput(post('title=a', 'text/plain'), schema))).toBe(415);
    expect(await statusOf(actionInput(post('{"title":', 'application/json'), schema))).toBe(400);
    expect(await statusOf(actionInput(post(`title=${'a'.repeat(4_000_001)}`), schema))).toBe(413);
  });
});
