import type { KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '../texts/use-texts';
import fields from './fields.module.css';
import styles from './pictures.module.css';

/** In percent from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

export const MIDDLE: Point = { x: 50, y: 50 };

interface FocalPointProps {
  src: string;
  /** Of the picture, in pixels; left out where nobody knows them. */
  width: number | undefined;
  height: number | undefined;
  point: Point;
  onChange: (point: Point) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 10;

/** The point that a crop keeps: set by a click into the picture, or moved by the arrows (with Shift further). */
export function FocalPoint({ src, width, height, point: { x, y }, onChange }: FocalPointProps) {
  const t = useTexts('fields');
  const put = (nextX: number, nextY: number) => onChange({ x: toPercent(nextX), y: toPercent(nextY) });
  const onPointerDown = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    put(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // With Alt the arrows are the rows' around it.
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    const by = event.shiftKey ? FAR : 1;
    put(x + step[0] * by, y + step[1] * by);
  };
  return (
    <>
      <button
        type="button"
        className={styles.focal}
        aria-label={t('focalAt', { x, y })}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        <img src={src} alt="" width={width} height={height} draggable={false} />
        {/* Drawn over the picture by the same percents: the policy has no place for an inline style. */}
        <svg className={styles.mark} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${x} 0V100M0 ${y}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
      </button>
      <output className={fields.said}>{t('focalAt', { x, y })}</output>
    </>
  );
}

function toPercent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}
