import type { FlowDefinition } from '#registry/define-flow';
import { listArrows } from '#registry/draw-machine';
import { listStarts, listStates } from '#registry/walk-machine';
import { classNames } from '#blocks/ui/class-names';
import { BOX, layOutDiagram, LOOP, type Column, type Row } from './flow-diagram';
import styles from './flow-diagram.module.css';

/** Its parts are not told one by one: the list after it says the same. */
const PICTURE = { role: 'img' } as const;
/** A drawing wider than the screen is moved by the keyboard too. */
const SCROLLABLE = { tabIndex: 0, role: 'group' } as const;

/** A flow's machine: states from left to right, transitions from top to bottom, each on a line of its own. */
export function FlowDiagramView({ flow }: { flow: FlowDefinition }) {
  const { machine, label } = flow;
  const { width, height, columns, rows } = layOutDiagram({
    ...{ states: listStates(machine), starts: listStarts(flow), arrows: listArrows(flow) },
    isFinal: (state) => machine.isFinal(state),
  });
  return (
    <div className={styles.drawing} {...SCROLLABLE} aria-label="Диаграмма состояний, прокручивается">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        {...PICTURE}
        aria-label={`Состояния и переходы: ${label}`}
      >
        <defs>
          <marker
            id="arrowhead"
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8Z" className={styles.head} />
          </marker>
        </defs>
        {columns.map((column) => (
          <line
            key={column.state}
            {...{ x1: column.x, x2: column.x, y1: 24, y2: height - 8 }}
            className={styles.lifeline}
          />
        ))}
        {columns.map((column) => (
          <StateBox key={column.state} column={column} />
        ))}
        {rows.map((row) => (
          <TransitionLine key={row.y} row={row} />
        ))}
      </svg>
      <ul className="visually-hidden" aria-label="Переходы">
        {rows.map(({ arrow, title, cause, y }) => (
          <li key={y}>{[`${arrow.from}: ${title}`, cause].filter((part) => part !== '').join(', ')}</li>
        ))}
      </ul>
    </div>
  );
}

const FIRST_BOX = 40;

function StateBox({ column: { state, x, boxY, isFinal, isInitial } }: { column: Column }) {
  const left = x - BOX.width / 2;
  return (
    <g>
      {/* Above the line of each state whose box stands further down. */}
      {boxY > FIRST_BOX && (
        <text x={x} y={18} textAnchor="middle" className={styles['column-name']}>
          {state}
        </text>
      )}
      {isInitial && <circle cx={x} cy={boxY - 16} r={6} className={styles.dot} />}
      <rect
        {...{ x: left, y: boxY, ...BOX, rx: 10 }}
        className={classNames(styles.box, isInitial && styles.initial)}
      />
      {isFinal && (
        <rect
          {...{ x: left + 3, y: boxY + 3, width: BOX.width - 6, height: BOX.height - 6, rx: 7 }}
          className={styles['box-inside']}
        />
      )}
      <text x={x} y={boxY + BOX.height / 2 + 5} textAnchor="middle" className={styles['box-name']}>
        {state}
      </text>
    </g>
  );
}

function TransitionLine({ row: { arrow, y, fromX, toX, textX, textY, title, cause } }: { row: Row }) {
  return (
    <g>
      <path
        d={fromX === toX ? toLoop(fromX, y) : `M${fromX} ${y}H${toX}`}
        markerEnd="url(#arrowhead)"
        className={classNames(styles.line, arrow.isLocal && styles.local)}
      />
      <text x={textX} y={textY} className={styles.event}>
        {title}
      </text>
      <text x={textX} y={textY + 15} className={styles.cause}>
        {cause}
      </text>
    </g>
  );
}

function toLoop(x: number, y: number): string {
  const { width, height } = LOOP;
  return `M${x} ${y - height / 2}h${width - 8}a8 8 0 0 1 8 8v${height - 16}a8 8 0 0 1 -8 8H${x}`;
}
