import { classNames } from '#blocks/ui/class-names';
import { LOOP, type BoxSize, type Column, type Diagram, type Row } from './diagram';
import styles from './flow-diagram.module.css';

/** Its parts are not told one by one: the list after it says the same. */
const PICTURE = { role: 'img' } as const;
/** A drawing wider than the screen is moved by the keyboard too. */
const SCROLLABLE = { tabIndex: 0, role: 'group' } as const;

export interface FlowDiagramViewProps {
  diagram: Diagram;
  /** For screen readers: of the box that scrolls, of the picture, and of the list of transitions after it. */
  words: { box: string; picture: string; transitions: string };
  /** What stands in the boxes, by state; without it, the state's own name. */
  boxes?: Readonly<Record<string, BoxWords>>;
}

export interface BoxWords {
  name: string;
  /** A line below the name. */
  note: string;
  /** From 0 to 1: so much of the box is filled at its foot. */
  share: number;
  isMarked: boolean;
}

/** A flow's machine: states from left to right, transitions from top to bottom, each on a line of its own. */
export function FlowDiagramView({ diagram, words, boxes = {} }: FlowDiagramViewProps) {
  const { width, height, box, columns, rows } = diagram;
  const nameOf = (state: string) => boxes[state]?.name ?? state;
  return (
    <div className={styles.drawing} {...SCROLLABLE} aria-label={words.box}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        {...PICTURE}
        aria-label={words.picture}
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
            x1={column.x}
            x2={column.x}
            y1={24}
            y2={height - 8}
            className={styles.lifeline}
          />
        ))}
        {columns.map((column) => (
          <StateBox key={column.state} column={column} size={box} words={boxes[column.state]} />
        ))}
        {rows.map((row) => (
          <TransitionLine key={row.y} row={row} />
        ))}
      </svg>
      <ul className="visually-hidden" aria-label={words.transitions}>
        {rows.map(({ arrow: { from, to, title, cause }, y }) => (
          <li key={y}>
            {title === ''
              ? `${nameOf(from)} → ${nameOf(to)}`
              : [`${from}: ${title}`, cause].filter((part) => part !== '').join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

const FIRST_BOX = 40;

interface StateBoxProps {
  column: Column;
  size: BoxSize;
  words: BoxWords | undefined;
}

function StateBox({ column: { state, x, boxY, isFinal, isInitial }, size, words }: StateBoxProps) {
  const left = x - size.width / 2;
  return (
    <g>
      {/* Above the line of each state whose box stands further down. */}
      {boxY > FIRST_BOX && words === undefined && (
        <text x={x} y={18} textAnchor="middle" className={styles['column-name']}>
          {state}
        </text>
      )}
      {isInitial && <circle cx={x} cy={boxY - 16} r={6} className={styles.dot} />}
      <rect
        x={left}
        y={boxY}
        {...size}
        rx={10}
        className={classNames(
          styles.box,
          isInitial && styles.initial,
          words?.isMarked === true && styles.marked,
        )}
      />
      {isFinal && (
        <rect
          x={left + 3}
          y={boxY + 3}
          width={size.width - 6}
          height={size.height - 6}
          rx={7}
          className={styles['box-inside']}
        />
      )}
      {words ? (
        <CountedState x={x} y={boxY} size={size} words={words} />
      ) : (
        <text x={x} y={boxY + size.height / 2 + 5} textAnchor="middle" className={styles['box-name']}>
          {state}
        </text>
      )}
    </g>
  );
}

/** Room at both ends of the bar, and above the foot of the box. */
const BAR = { edge: 14, height: 4, rise: 14 } as const;

interface CountedStateProps {
  x: number;
  y: number;
  size: BoxSize;
  words: BoxWords;
}

function CountedState({ x, y, size, words: { name, note, share, isMarked } }: CountedStateProps) {
  const bar = { x: x - size.width / 2 + BAR.edge, y: y + size.height - BAR.rise, height: BAR.height, rx: 2 };
  const full = size.width - 2 * BAR.edge;
  return (
    <>
      <text x={x} y={y + 24} textAnchor="middle" className={styles['box-name']}>
        {name}
      </text>
      <text
        x={x}
        y={y + 44}
        textAnchor="middle"
        className={classNames(styles.note, isMarked && styles['marked-note'])}
      >
        {note}
      </text>
      <rect {...bar} width={full} className={styles['bar-room']} />
      {share > 0 && <rect {...bar} width={Math.max(BAR.height, full * share)} className={styles.bar} />}
    </>
  );
}

function TransitionLine({ row: { arrow, y, fromX, toX, textX, textY } }: { row: Row }) {
  return (
    <g>
      <path
        d={fromX === toX ? toLoop(fromX, y) : `M${fromX} ${y}H${toX}`}
        markerEnd="url(#arrowhead)"
        className={classNames(styles.line, arrow.isLocal && styles.local)}
      />
      {arrow.title !== '' && (
        <>
          <text x={textX} y={textY} className={styles.event}>
            {arrow.title}
          </text>
          <text x={textX} y={textY + 15} className={styles.cause}>
            {arrow.cause}
          </text>
        </>
      )}
    </g>
  );
}

function toLoop(x: number, y: number): string {
  const { width, height } = LOOP;
  return `M${x} ${y - height / 2}h${width - 8}a8 8 0 0 1 8 8v${height - 16}a8 8 0 0 1 -8 8H${x}`;
}
