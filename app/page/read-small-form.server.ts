const MAX_BYTES = 16 * 1024;

/**
 * The fields of a form of a few words, however its body is written; null for what is no form. Throws 413 for
 * one that is longer, or does not say how long it is.
 */
export async function readSmallForm(request: Request): Promise<FormData | null> {
  const length = Number(request.headers.get('content-length') ?? Infinity);
  if (!(length <= MAX_BYTES)) throw new Response(null, { status: 413 });
  try {
    return await request.formData();
  } catch {
    // A body that is not what its type says.
    return null;
  }
}
