import mime from 'mime';

/**
 * Which types of files a form can be given, and when a name, a browser and the bytes speak of the same one. A form's
 * own list (`FileLimits.types`) then says which it takes; pictures and videos pass any list (FORM-441).
 */

/** What a file of a type may be found to be by its bytes, and what browsers may call it. */
interface Spellings {
  found: readonly (string | null)[];
  declared: readonly string[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_OFFICE = 'application/vnd.oasis.opendocument';
/** The container of the office formats before 2007. */
const OLD_OFFICE = 'application/x-cfb';
const EXCEL = 'application/vnd.ms-excel';
/** Texts have no mark of their own: they are what is found to be nothing else, and nothing but text. */
const NO_MARK = null;

/** Beside pictures and videos: what can be told from its bytes. */
const DOCUMENTS = new Map<string, Spellings>([
  ['application/pdf', { found: ['application/pdf'], declared: ['application/x-pdf'] }],
  ['application/rtf', { found: ['application/rtf'], declared: ['text/rtf'] }],
  ['application/zip', { found: ['application/zip'], declared: ['application/x-zip-compressed'] }],
  [
    'application/vnd.rar',
    { found: ['application/x-rar-compressed'], declared: ['application/x-compressed'] },
  ],
  [
    'application/x-7z-compressed',
    { found: ['application/x-7z-compressed'], declared: ['application/x-compressed'] },
  ],
  ['application/msword', { found: [OLD_OFFICE], declared: [] }],
  [EXCEL, { found: [OLD_OFFICE], declared: [] }],
  ['application/vnd.ms-powerpoint', { found: [OLD_OFFICE], declared: [] }],
  asItself(`${OFFICE}.wordprocessingml.document`),
  asItself(`${OFFICE}.spreadsheetml.sheet`),
  asItself(`${OFFICE}.presentationml.presentation`),
  asItself(`${OPEN_OFFICE}.text`),
  asItself(`${OPEN_OFFICE}.spreadsheet`),
  asItself(`${OPEN_OFFICE}.presentation`),
  ['text/plain', { found: [NO_MARK], declared: [] }],
  // What Windows calls it where a spreadsheet program is installed.
  ['text/csv', { found: [NO_MARK], declared: [EXCEL, 'application/csv', 'text/plain'] }],
]);

/** Containers of video that carry no such name. */
const VIDEO_CONTAINERS = new Set(['application/vnd.ms-asf', 'application/ogg', 'application/mxf']);
/** A browser that knows no type says nothing, or this. */
const UNKNOWN = new Set(['', 'application/octet-stream']);
/** Pictures that are documents with scripts in them. */
const SCRIPTABLE = /\+xml$/;

function asItself(type: string): [string, Spellings] {
  return [type, { found: [type], declared: [] }];
}

/**
 * The type of a file when all agree: what its name's ending stands for, what the browser declares, and what was found
 * in its bytes (null: no mark). Null when they do not, or when no form can take it. One kind of picture or video under
 * the name of another passes, as what its bytes are.
 */
export function agreeOnType(name: string, declared: string, found: string | null): string | null {
  const named = mime.getType(name)?.toLowerCase() ?? '';
  const said = declared.toLowerCase().split(';')[0]?.trim() ?? '';
  const kind = toVisualKind(named);
  if (kind !== null) {
    const agrees = toVisualKind(found ?? '') === kind && (UNKNOWN.has(said) || toVisualKind(said) === kind);
    if (!agrees) return null;
    return found?.startsWith(`${kind}/`) ? found : named;
  }
  const document = DOCUMENTS.get(named);
  const isSaid = UNKNOWN.has(said) || said === named || document?.declared.includes(said);
  return document?.found.includes(found) && isSaid ? named : null;
}

/** Whether a type is told by nothing but the absence of a mark. */
export const isText = (type: string) => type.startsWith('text/');

function toVisualKind(type: string): 'image' | 'video' | null {
  if (SCRIPTABLE.test(type)) return null;
  if (type.startsWith('image/')) return 'image';
  return type.startsWith('video/') || VIDEO_CONTAINERS.has(type) ? 'video' : null;
}
