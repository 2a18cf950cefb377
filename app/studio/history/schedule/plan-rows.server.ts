import type { PlannedEntry } from '#cms/store/plan-records';
import { toOwner, type Finding, type PlacedFinding } from '#schemas/finding';
import { toEditorFinding, type EditorFinding } from '#app/studio/check/editor-finding';
import type { EntryKind } from '#cms/store/entry-address';

/** A plan as the screens show it. Plain JSON. */
export interface PlanRow {
  id: string;
  entryId: string;
  kind: EntryKind;
  title: string;
  name: string;
  action: 'publish' | 'unpublish';
  /** The version that it is pinned to; null for a removal. */
  number: number | null;
  at: number;
  state: 'waiting' | 'done' | 'refused' | 'cancelled';
  by: string;
  checkedAt: number | null;
  findings: EditorFinding[];
}

export function toPlanRow(plan: PlannedEntry): PlanRow {
  const { id, entryId, action, at, state, createdBy: by, checkedAt, findings, address, title } = plan;
  return {
    id,
    entryId,
    kind: address.kind,
    name: address.name,
    title: title || address.name,
    action,
    number: plan.revisionNumber,
    at,
    state,
    by,
    checkedAt,
    findings: findings.map((finding) =>
      toEditorFinding(toPlaced(finding), { kind: address.kind, id: entryId }),
    ),
  };
}

/** Checks keep the place of a finding with it; one of the schedule itself has none. */
function toPlaced(finding: Finding & Partial<PlacedFinding>): PlacedFinding {
  const none = { page: '', audience: '', regions: 'all', label: null, place: '' } as const;
  return { ...none, owner: toOwner(finding.code), ...finding };
}
