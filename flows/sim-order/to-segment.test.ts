import { expect, test } from 'vitest';
import { SIM_PROCESS_STEPS } from '#schemas/gateway/sim-steps';
import type { Snapshot } from '#registry/define-machine';
import { machine, type States } from './machine';
import { toSegment } from './to-segment';

test('[SIM-104] every step of the process is a part of the address, and nothing else is', () => {
  const snapshots = ['phone', 'number'].flatMap((of) =>
    Object.keys(machine.states).map((state) => ({ state, data: { of } })),
  );
  const segments = snapshots.map((snapshot) => toSegment(snapshot as Snapshot<States>));
  expect(new Set(segments.filter((segment) => segment !== ''))).toEqual(new Set(SIM_PROCESS_STEPS));
});
