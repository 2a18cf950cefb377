import type { Role } from './rights';

/** Who is signed in. Fits wherever the store asks for an author. */
export interface Editor {
  id: string;
  login: string;
  name: string;
  role: Role;
}
