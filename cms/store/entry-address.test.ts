import { expect, test } from 'vitest';
import { describeAddress, readDescribed, type EntryAddress } from './entry-address';

test.each<[string, EntryAddress]>([
  ['page / (b2c)', { kind: 'page', name: '/', audience: 'b2c', region: '' }],
  ['page /tariffs/all (b2b, spb)', { kind: 'page', name: '/tariffs/all', audience: 'b2b', region: 'spb' }],
  ['news lighthouse', { kind: 'news', name: 'lighthouse', audience: '', region: '' }],
  ['main-page (spb)', { kind: 'main-page', name: '', audience: '', region: 'spb' }],
  ['layout (b2c)', { kind: 'layout', name: '', audience: 'b2c', region: '' }],
])('an address is written as «%s» and read back', (text, address) => {
  expect(describeAddress(address)).toBe(text);
  expect(readDescribed(text)).toEqual(address);
});

test.each(['store', 'admin', 'media photo.jpg', 'page', 'page / (b2c, spb, nn) x', ''])(
  '«%s» names no document',
  (text) => expect(readDescribed(text)).toBeNull(),
);
