import { useState } from 'react';
import { FocalPoint, type Point } from '../../fields/focal-point';
import { useTexts } from '../../texts/use-texts';
import styles from './media.module.css';

interface FocalFieldProps {
  src: string;
  width: number;
  height: number;
  initial: Point;
}

/** The point that crops of a file keep, as a field of its form. */
export function FocalField({ initial, ...picture }: FocalFieldProps) {
  const t = useTexts('fields');
  const [point, setPoint] = useState(initial);
  return (
    <div className={styles.focal}>
      <p className={styles.label}>{t('focal')}</p>
      <p className={styles.muted}>{t('focalHint')}</p>
      <FocalPoint {...picture} point={point} onChange={setPoint} />
      <input type="hidden" name="focalX" value={point.x} />
      <input type="hidden" name="focalY" value={point.y} />
    </div>
  );
}
