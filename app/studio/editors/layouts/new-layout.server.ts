import { redirectDocument } from '@remix-run/node';
import * as z from 'zod';
import { getMainPage } from '#schemas/gateway/page';
import { audience } from '#schemas/page';
import type { EntryAddress } from '#cms/store/entry-address';
import type { Site } from '#app/site/site';
import { DEFAULT_REGION } from '#app/site/resolve-host';
import { actionInput } from '../../action-input.server';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { refuseInput } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { ALL_REGIONS } from './layout-row';

const code = z.string().min(1).max(60);
const form = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('layout'), audience, region: code }),
  z.object({ kind: z.literal('main-page'), mainRegion: code }),
]);

/** Makes a region's own layout, or its own main page: a copy of what its visitors see now, as a draft. */
export async function layoutsAction(args: StudioArgs) {
  const editor = await requireEditor(args, 'edit');
  const t = studioTexts('layouts');
  const { site } = args.context;
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  const address = toAddress(read.value);
  const field = address.kind === 'layout' ? 'region' : 'mainRegion';
  if (!isPlace(address, site)) return refuseInput({ [field]: t('noRegion') });
  const shown = await copyShown(address, site);
  if (shown === null) return refuseInput({ [field]: t('operatorSilent') });
  const made = await site.entries.create(address, shown, editor);
  if (made.outcome === 'taken') return refuseInput({ [field]: t(`exists_${address.kind}`) });
  return redirectDocument(`/studio/layouts/${made.entry.id}`);
}

type NewAddress = EntryAddress & { kind: 'layout' | 'main-page' };

function toAddress(input: z.output<typeof form>): NewAddress {
  if (input.kind === 'layout') return { ...input, name: '' };
  const region = input.mainRegion === ALL_REGIONS ? '' : input.mainRegion;
  return { kind: 'main-page', name: '', audience: '', region };
}

function isPlace({ kind, region }: NewAddress, site: Site): boolean {
  return region === '' ? kind === 'main-page' : site.regions().some((known) => known.code === region);
}

/** Null while the operator does not answer, whose promotions are what visitors see. */
async function copyShown(address: NewAddress, site: Site): Promise<string | null> {
  const general = await site.entries.find({ ...address, region: '' });
  const standing = general && (await site.entries.open(general.id));
  if (standing) return standing.body;
  return address.kind === 'layout' ? '{}' : copyOperators(address, site);
}

/** Without a document of ours visitors see the operator's promotions. */
async function copyOperators({ region }: NewAddress, { gateway, regions }: Site): Promise<string | null> {
  const own = regions().find((known) => known.code === region) ?? DEFAULT_REGION;
  const asked = await gateway({ region: own, audience: 'b2c' }).ask(getMainPage, {});
  return asked.ok ? JSON.stringify({ actions: asked.answer.actions }) : null;
}
