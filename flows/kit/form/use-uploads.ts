import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { checkFile, checkFiles, MAX_FILES } from '#schemas/forms/check-files';
import { readFileTokens } from '#schemas/forms/file-token';
import type { FormPlan, FormValues, PlannedField } from '#schemas/forms/form-plan';
import { FORM_WORDS } from './form-words';
import { forgetFile } from './upload-file';
import { queueUpload } from './upload-queue';

export type FilesField = PlannedField & { kind: 'files' };

/** A file of a form: waits, is under way, is there, or has failed. */
export interface Upload {
  id: string;
  /** Of its field. */
  key: string;
  name: string;
  /** In bytes. */
  size: number;
  type: string;
  /** Null until the server has the file. */
  token: string | null;
  /** 0 to 1; null when it is not under way. */
  progress: number | null;
  error: string | null;
  canRetry: boolean;
}

type Change =
  | { do: 'add'; uploads: Upload[] }
  | { do: 'change'; id: string; to: Partial<Upload> }
  | { do: 'remove'; ids: readonly string[] };

function reduce(uploads: readonly Upload[], change: Change): readonly Upload[] {
  switch (change.do) {
    case 'add':
      return [...uploads, ...change.uploads];
    case 'change':
      return uploads.map((upload) => (upload.id === change.id ? { ...upload, ...change.to } : upload));
    case 'remove':
      return uploads.filter(({ id }) => !change.ids.includes(id));
  }
}

/** The files of a form, on all its pages. Limits are judged before a file is sent, by the server's own rules. */
export function useUploads(plan: FormPlan, initial: FormValues) {
  const [uploads, change] = useReducer(reduce, null, () => fromTokens(plan, initial));
  const latest = useRef(uploads);
  useEffect(() => {
    latest.current = uploads;
  }, [uploads]);
  const jobs = useJobs(change);

  const remove = useCallback(
    (ids: readonly string[]) => {
      jobs.stop(ids);
      for (const { id, token } of latest.current) {
        if (token !== null && ids.includes(id)) forgetFile(token);
      }
      change({ do: 'remove', ids });
    },
    [jobs],
  );
  const add = useCallback(
    (field: FilesField, chosen: readonly File[]) => {
      const own = latest.current.filter(({ key }) => key === field.key);
      if (!field.isMultiple && chosen.length > 0) remove(own.map(({ id }) => id));
      const before = field.isMultiple
        ? latest.current
        : latest.current.filter((upload) => !own.includes(upload));
      const judged = judgeAdded(field, before, field.isMultiple ? chosen : chosen.slice(0, 1));
      change({ do: 'add', uploads: judged.map(({ upload }) => upload) });
      for (const { upload, file } of judged) jobs.keep(upload, file);
    },
    [jobs, remove],
  );
  return useMemo(() => ({ uploads, add, remove, retry: jobs.start }), [uploads, add, remove, jobs]);
}

/** What the form posts for a field's files. */
export function toTokens(uploads: readonly Upload[], key: string): string {
  return uploads
    .flatMap((upload) => (upload.key === key && upload.token !== null ? upload.token : []))
    .join(' ');
}

/** A visitor's files live here, and not in React's state: they are no texts. */
function useJobs(change: (change: Change) => void) {
  const files = useRef(new Map<string, { file: File; stop: () => void }>());
  useEffect(() => {
    const { current } = files;
    return () => current.forEach(({ stop }) => stop());
  }, []);
  return useMemo(() => {
    const start = (id: string) => {
      const job = files.current.get(id);
      if (job === undefined) return;
      change({ do: 'change', id, to: { progress: 0, error: null, canRetry: false } });
      job.stop = queueUpload(job.file, {
        onProgress: (progress) => change({ do: 'change', id, to: { progress } }),
        onEnd: (result) => change({ do: 'change', id, to: { progress: null, ...result } }),
      });
    };
    return {
      start,
      keep: ({ id, error }: Upload, file: File) => {
        files.current.set(id, { file, stop: () => undefined });
        if (error === null) start(id);
      },
      stop: (ids: readonly string[]) => {
        for (const id of ids) {
          files.current.get(id)?.stop();
          files.current.delete(id);
        }
      },
    };
  }, [change]);
}

let count = 0;

/** Passes everywhere. */
const UNKNOWN_TYPE = 'image/unknown';

function judgeAdded(field: FilesField, before: readonly Upload[], chosen: readonly File[]) {
  const { limits } = field;
  const standing = before.filter(({ error, canRetry }) => error === null || canRetry);
  const own = standing.filter(({ key }) => key === field.key);
  const maxFiles = MAX_FILES - (standing.length - own.length);
  const accepted: { size: number; type: string }[] = [...own];
  return chosen.map((file) => {
    const { name, size, type } = file;
    // A browser that does not know the type leaves it to the server, which looks into the file.
    const judged = { size, type: type === '' ? UNKNOWN_TYPE : type };
    const error = checkFile(limits, judged) ?? checkFiles({ ...limits, maxFiles }, [...accepted, judged]);
    if (error === null) accepted.push(judged);
    count += 1;
    const upload: Upload = {
      id: `new-${count}`,
      key: field.key,
      name,
      size,
      type,
      error,
      token: null,
      progress: null,
      canRetry: false,
    };
    return { upload, file };
  });
}

/** Files that have come with an earlier post. */
function fromTokens({ fields }: FormPlan, values: FormValues): Upload[] {
  return fields.flatMap(({ kind, key }) => {
    if (kind !== 'files') return [];
    return readFileTokens(values[key] ?? '').map(({ token, file: { name, size, type } }) => ({
      id: token,
      key,
      name,
      size,
      type,
      token,
      progress: null,
      error: null,
      canRetry: false,
    }));
  });
}

/** For screen readers: what has become of the last file that has come to an end. */
export function toStatus(uploads: readonly Upload[], key: string): string {
  const last = [...uploads]
    .reverse()
    .find((upload) => upload.key === key && (upload.token ?? upload.error) !== null);
  if (last === undefined || last.id === last.token) return '';
  return last.error === null ? FORM_WORDS.uploaded(last.name) : FORM_WORDS.notUploaded(last.name, last.error);
}
