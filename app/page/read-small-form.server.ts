const MAX_BYTES = 16 * 1024;

/**
 * The fields of a short form, in any encoding that forms are sent in; null for a body that is no form. Throws 413
 * for a longer body, and for one that does not say its length.
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
