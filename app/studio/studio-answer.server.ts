import { json, type TypedResponse } from '@remix-run/node';
import type { FieldFaults } from './action-input.server';

/** What an action of a screen answers; a screen reads it from `useActionData` or its fetcher. */
export interface ActionAnswer {
  /** Said in a notification that goes by itself. */
  said?: string;
  /** What went wrong as a whole, shown above the form. */
  fault?: string;
  /** What is wrong with single fields, by their names. */
  faults?: FieldFaults;
}

/** The answer of a loader or an action. `no-store` and the rest of the headers come from the server around it. */
export function studioAnswer<Body>(body: Body, init: { status?: number; headers?: HeadersInit } = {}) {
  return json(body, init);
}

/** The form comes back with what is wrong with it. */
export function refuseInput(faults: FieldFaults, fault?: string): TypedResponse<ActionAnswer> {
  return json<ActionAnswer>({ faults, ...(fault !== undefined && { fault }) }, { status: 422 });
}

/** Something that is no fault of a field stands in the way: 409 for a conflict, 404 for what is gone. */
export function refuseAction(fault: string, status: 400 | 404 | 409 | 429): TypedResponse<ActionAnswer> {
  return json<ActionAnswer>({ fault }, { status });
}

/** Thrown by a loader: the layout's boundary shows the words of the status. */
export function notFound(): Response {
  return Response.json({ error: 'not-found' }, { status: 404 });
}
