import { describe, expect, test } from 'vitest';
import { checkFile, checkFiles, formatFileSize, formatJudgedSize } from './check-files';

const LIMITS = { maxBytes: 20_000_000, types: ['image/*', 'video/*', 'application/pdf'] };
const file = (size: number, type = 'image/png') => ({ size, type });

describe('the files of a form', () => {
  test('[FORM-218][FORM-219][FORM-437][FORM-448] have up to 20 MB of 1,000,000 bytes each', () => {
    expect(checkFile(LIMITS, file(20_000_000))).toBeNull();
    expect(checkFile(LIMITS, file(20_000_001))).toBe('Размер файла не должен превышать 20 МБ.');
  });

  test('[FORM-438][FORM-448] have up to the configured size, which the message names', () => {
    expect(checkFile({ ...LIMITS, maxBytes: 5_000_000 }, file(5_000_001))).toBe(
      'Размер файла не должен превышать 5 МБ.',
    );
    expect(checkFile({ ...LIMITS, maxBytes: 500_000 }, file(500_001))).toBe(
      'Размер файла не должен превышать 0,5 МБ.',
    );
  });

  test('[FORM-439][FORM-449] together have no more than one may have', () => {
    expect(checkFiles(LIMITS, [file(10_000_000), file(10_000_000)])).toBeNull();
    expect(checkFiles(LIMITS, [file(10_000_000), file(10_000_001)])).toBe(
      'Общий размер файлов не должен превышать 20 МБ.',
    );
  });

  test('[FORM-220][FORM-440][FORM-447] are at most 30', () => {
    expect(
      checkFiles(
        LIMITS,
        Array.from({ length: 30 }, () => file(1)),
      ),
    ).toBeNull();
    expect(
      checkFiles(
        LIMITS,
        Array.from({ length: 31 }, () => file(1)),
      ),
    ).toBe('Количество файлов превышено');
  });

  test.each(['image/png', 'image/heic', 'IMAGE/X-strange', 'video/mp4', 'video/x-unheard-of'])(
    '[FORM-441] may be images and videos of any kind, listed or not: %s',
    (type) => {
      expect(checkFile(LIMITS, file(1, type))).toBeNull();
      expect(checkFile({ ...LIMITS, types: ['application/pdf'] }, file(1, type))).toBeNull();
    },
  );

  test('[FORM-442][FORM-444] are otherwise of a listed type', () => {
    expect(checkFile(LIMITS, file(1, 'application/pdf'))).toBeNull();
    expect(checkFile(LIMITS, file(1, 'application/pdf; charset=utf-8'))).toBeNull();
    expect(checkFile({ ...LIMITS, types: ['text/*'] }, file(1, 'text/csv'))).toBeNull();
    for (const type of ['text/html', 'application/zip', 'application/pdfx', 'image', 'image/', '', ' / '])
      expect(checkFile(LIMITS, file(1, type)), type).toBe('Неверный формат файла');
  });
});

test.each([
  [0, '0,0 КБ'],
  [1, '0,1 КБ'],
  [1024, '1,0 КБ'],
  [1536, '1,5 КБ'],
  [1_048_525, '1,0 МБ'],
  [1_048_576, '1,0 МБ'],
  [20_000_000, '19,1 МБ'],
])('[FORM-450] the size of %i bytes is shown on the base 1024 with one decimal', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text.replace(' ', '\u00A0'));
});

test.each([
  [20_000_000, '19,1\u00A0МБ'],
  [20_000_001, '20,1\u00A0МБ'],
  [21_000_000, '21,0\u00A0МБ'],
])(
  'a file of %i bytes beside the limit of 20 МБ is %s: what is too large is never shown as the limit',
  (bytes, shown) => {
    expect(formatJudgedSize(bytes, 20_000_000)).toBe(shown);
  },
);
