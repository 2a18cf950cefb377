import type sharpOfPackage from 'sharp';

type Sharp = typeof sharpOfPackage;

let loaded: Promise<Sharp> | undefined;

/** libvips is loaded with the first picture that is made: a start and most checks need none (decision 0093). */
export function loadSharp(): Promise<Sharp> {
  loaded ??= open();
  return loaded;
}

/** libvips keeps to one thread a picture: how many are made at once is the queue's matter. */
async function open(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
