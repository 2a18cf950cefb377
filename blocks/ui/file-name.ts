import { withoutQuery } from '#schemas/values/path-text';

/** The last part of an address: `/files/tariffs/optimum.pdf?v=2` is the file `optimum.pdf`. */
export function toFileName(url: string): string {
  return withoutQuery(url).split('/').pop() ?? '';
}

/** The type that a file's name tells, as people write it: «PDF». Empty when the name tells none. */
export function toFileType(url: string): string {
  const [, extension = ''] = /\.([a-z0-9]{2,5})$/i.exec(toFileName(url)) ?? [];
  return extension.toUpperCase();
}
