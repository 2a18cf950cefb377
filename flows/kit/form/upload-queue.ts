import { uploadFile, type UploadListener } from './upload-file';

/** The uploads of the page. */

const MAX_AT_ONCE = 2;

interface Waiting {
  start: () => void;
}

const waiting: Waiting[] = [];
let underWay = 0;
/** The first answer brings the visitor's cookie, which the others have to carry: until then one goes alone. */
let isVisitorKnown = false;

/** Uploads a file as soon as there is room; gives the function that takes it out or gives it up. */
export function queueUpload(file: File, listener: UploadListener): () => void {
  let isOver = false;
  let stop: (() => void) | null = null;
  const end = () => {
    isOver = true;
    underWay -= 1;
    startNext();
  };
  const entry: Waiting = {
    start: () => {
      underWay += 1;
      stop = uploadFile(file, {
        onProgress: listener.onProgress,
        onEnd: (result) => {
          if (isOver) return;
          isVisitorKnown ||= 'token' in result;
          end();
          listener.onEnd(result);
        },
      });
    },
  };
  waiting.push(entry);
  startNext();
  return () => {
    const place = waiting.indexOf(entry);
    if (place >= 0) waiting.splice(place, 1);
    if (stop === null || isOver) return;
    stop();
    end();
  };
}

const hasRoom = () => underWay < (isVisitorKnown ? MAX_AT_ONCE : 1);

function startNext(): void {
  while (hasRoom()) {
    const next = waiting.shift();
    if (next === undefined) return;
    next.start();
  }
}
