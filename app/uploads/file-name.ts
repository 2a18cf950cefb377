/** The name of a visitor's file, made fit to be kept, shown and passed on: it is typed by whoever posts it. */

const MAX_LENGTH = 200;
/** A token carries the name with its letters escaped (`#schemas/forms/file-token`), 1500 characters at most. */
const MAX_ESCAPED = 1400;
const NAMELESS = 'файл';

/** Control characters, and what turns or hides the letters around it: `annexe‮gpj.exe` would read as a picture. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
/** What file systems, shells and headers read as their own. */
const RESERVED = /[<>:"|?*;]/g;

/** The last part of a path, with nothing hidden in it, at most 200 characters; its ending stays. */
export function toFileName(given: string): string {
  const [last = ''] = given.split(/[/\\]/).slice(-1);
  const tidied = last
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(LONE_SURROGATE, '_')
    .replaceAll(RESERVED, '_')
    .replaceAll(/\s+/g, ' ');
  const plain = withoutEdges(tidied);
  if (plain === '') return NAMELESS;
  const ending = toEnding(plain);
  const stem = Array.from(plain.slice(0, plain.length - ending.length)).slice(0, MAX_LENGTH);
  while (isTooLong(stem.join('') + ending) && stem.length > 1) stem.pop();
  return stem.join('') + ending;
}

/** `.jpg`, with its dot and as it is written; empty without one. */
function toEnding(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= 17 ? name.slice(dot) : '';
}

function isTooLong(name: string): boolean {
  return name.length > MAX_LENGTH || encodeURIComponent(name).length > MAX_ESCAPED;
}

/** Dots and spaces at both ends hide a name, or its ending. */
function withoutEdges(name: string): string {
  const isEdge = (character: string | undefined) => character === '.' || character === ' ';
  let [start, end] = [0, name.length];
  while (isEdge(name[start])) start += 1;
  while (end > start && isEdge(name[end - 1])) end -= 1;
  return name.slice(start, end);
}
