import type { FlowDefinition } from '#registry/define-flow';
import { listArrows } from '#registry/draw-machine';
import { listStarts, listStates } from '#registry/walk-machine';
import type { Diagram } from '#app/flow-diagram/diagram';
import { layOutDiagram, orderByDistance } from '#app/flow-diagram/lay-out-diagram';
import type { FunnelStates } from './funnel';

/** The states of a flow in the order in which a visitor meets them. */
export function toFunnelStates(flow: FlowDefinition): FunnelStates {
  const { machine } = flow;
  return {
    states: orderByDistance(listStates(machine), listStarts(flow), machine.transitions()),
    isFinal: (state) => machine.isFinal(state),
    isTrouble: (state) => machine.isTrouble(state),
  };
}

/** Room for a name, a number and a bar. */
const BOX = { width: 184, height: 72 } as const;
/** Between the middles of two boxes: few of them fill the screen, many fit into the narrowest window of the studio. */
const STEP = { least: 116, most: 236, all: 1000 } as const;

/** A flow's diagram as whoever owns the product reads it: which step leads to which, each way once and without code. */
export function drawFunnel(flow: FlowDefinition): Diagram {
  const { states, isFinal } = toFunnelStates(flow);
  const between = listArrows(flow).filter(({ from, to }) => from !== to);
  const ways = between.filter(
    (arrow, index) => between.findIndex(({ from, to }) => from === arrow.from && to === arrow.to) === index,
  );
  const arrows = ways.map(({ from, to }) => ({
    from,
    to,
    title: '',
    cause: '',
    isLocal: between.every((arrow) => arrow.from !== from || arrow.to !== to || arrow.isLocal),
  }));
  const step = Math.floor(Math.min(STEP.most, Math.max(STEP.least, STEP.all / (states.length - 1))));
  return layOutDiagram({ states, starts: listStarts(flow), arrows, isFinal, box: BOX, step });
}
