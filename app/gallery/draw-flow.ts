import type { FlowDefinition } from '#registry/define-flow';
import { describeCause, describeEvent, listArrows } from '#registry/draw-machine';
import { listStarts, listStates } from '#registry/walk-machine';
import type { Diagram } from '#app/flow-diagram/diagram';
import { layOutDiagram } from '#app/flow-diagram/lay-out-diagram';

/** A flow's diagram as developers read it: every transition with its event, its actions and its guard. */
export function drawFlow(flow: FlowDefinition): Diagram {
  const { machine } = flow;
  const arrows = listArrows(flow).map((arrow) => ({
    from: arrow.from,
    to: arrow.to,
    isLocal: arrow.isLocal,
    title: `${describeEvent(arrow)} → ${arrow.to}`,
    cause: describeCause(arrow),
  }));
  return layOutDiagram({
    states: listStates(machine),
    starts: listStarts(flow),
    arrows,
    isFinal: (state) => machine.isFinal(state),
  });
}
