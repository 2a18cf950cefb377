/** Roles of editors, each with the rights of those before it. */
export const ROLES = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a screen or an action asks for. */
export type Right = 'read' | 'edit' | 'publish' | 'administer';

const RIGHT_OF: Record<Role, Right> = {
  viewer: 'read',
  editor: 'edit',
  publisher: 'publish',
  admin: 'administer',
};
const ORDER = ROLES.map((role) => RIGHT_OF[role]);

export function hasRight(role: Role, right: Right): boolean {
  return ORDER.indexOf(right) <= ROLES.indexOf(role);
}
