import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** The studio's routes as the build knows them: a new file in app/routes is among them by itself. */

const route = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  hasAction: z.boolean(),
  hasLoader: z.boolean(),
});
const manifest = z.object({ routes: z.record(z.string(), route) });

export interface StudioRoute {
  id: string;
  /** With what stands in for each parameter. */
  address: string;
  hasAction: boolean;
  hasLoader: boolean;
}

const ASSETS = path.resolve('build/client/assets');

export function listStudioRoutes(parameters: Readonly<Record<string, string>>): StudioRoute[] {
  const file = readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name)) ?? '';
  const text = readFileSync(path.join(ASSETS, file), 'utf8');
  const { routes } = manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  const toAddress = (id: string): string => {
    const { parentId, path: own = '' } = routes[id] ?? {};
    const above = parentId === undefined ? '' : toAddress(parentId);
    return own === '' ? above : `${above}/${own}`;
  };
  return Object.values(routes)
    .filter(({ id }) => id.startsWith('routes/studio'))
    .map(({ id, hasAction, hasLoader }) => {
      const address = toAddress(id).replaceAll(
        /:(\w+)|\*/g,
        (_, name: string = '*') => parameters[name] ?? 'x',
      );
      return { id, address, hasAction, hasLoader };
    });
}

/** Of the sources, to see that the build has left none out. */
export function countStudioFiles(): number {
  return readdirSync(path.resolve('app/routes')).filter((name) => /^studio[._]/.test(name)).length;
}
