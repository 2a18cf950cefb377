import { readFileSync } from 'node:fs';
import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ComponentType } from 'react';
import type { AnyViewProps } from '#app/page/render-static.server';

interface Block {
  id: string;
  type: string;
  props: unknown;
}

const views = import.meta.glob<ComponentType<AnyViewProps>>('../../../../blocks/*/view.tsx', {
  eager: true,
  import: 'default',
});

let blocks: Block[] | null = null;

export function loader() {
  // Written by the bench for this very process.
  blocks ??= JSON.parse(readFileSync(process.env['BLOCKS'] ?? '', 'utf8')) as Block[];
  return json({ blocks });
}

export const meta: MetaFunction = () => [{ title: 'Страница для замеров' }];

export default function Page() {
  // Plain JSON by construction: what arrives is what was sent.
  const loaded = useLoaderData() as { blocks: Block[] };
  return (
    <main>
      {loaded.blocks.map(({ id, type, props }) => {
        const View = views[`../../../../blocks/${type}/view.tsx`];
        return View ? <View key={id} id={id} props={props} data={null} /> : null;
      })}
    </main>
  );
}
