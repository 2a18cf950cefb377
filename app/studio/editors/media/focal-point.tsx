import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTexts } from '../../texts/use-texts';
import styles from './media.module.css';
import own from './media-file.module.css';

interface FocalPointProps {
  src: string;
  width: number;
  height: number;
  /** In percent from the left and from the top. */
  initial: { x: number; y: number };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 10;

/** The point that a crop keeps: set by a click into the picture, or moved by the arrows (with Shift further). */
export function FocalPoint({ src, width, height, initial }: FocalPointProps) {
  const t = useTexts('media');
  const [{ x, y }, setPoint] = useState(initial);
  const put = (nextX: number, nextY: number) => setPoint({ x: toPercent(nextX), y: toPercent(nextY) });
  const onPointerDown = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    put(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? FAR : 1;
    put(x + step[0] * by, y + step[1] * by);
  };
  return (
    <div className={styles.focal}>
      <p className={styles.label}>{t('focal')}</p>
      <p className={styles.muted}>{t('focalHint')}</p>
      <button
        type="button"
        className={own.field}
        aria-label={t('focalAt', { x, y })}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        <img src={src} alt="" width={width} height={height} draggable={false} />
        {/* Drawn over the picture by the same percents: the policy has no place for an inline style. */}
        <svg className={own.mark} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${x} 0V100M0 ${y}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
      </button>
      <output className={styles.muted}>{t('focalAt', { x, y })}</output>
      <input type="hidden" name="focalX" value={x} />
      <input type="hidden" name="focalY" value={y} />
    </div>
  );
}

function toPercent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}
