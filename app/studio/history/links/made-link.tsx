import { useState } from 'react';
import { Notice } from '#blocks/ui/notice';
import { showToast } from '#blocks/ui/show-toast';
import { TextField } from '#blocks/ui/text-field';
import { writeMoment } from '../../shell/moment';
import { ToolButton } from '../../shell/tool-button';
import { copyOrSelect } from '../../shell/write-clipboard';
import { useTexts } from '../../texts/use-texts';
import type { LinksAnswer } from './links.server';
import styles from './links.module.css';

const ADDRESS_ID = 'address';

/** The address that was just made: to copy, to open, and to look at in the width of a device. */
export function MadeLink({ path, address, expiresAt }: NonNullable<LinksAnswer['made']>) {
  const t = useTexts('links');
  const copy = async () => {
    const isCopied = await copyOrSelect(address, ADDRESS_ID);
    showToast(t(isCopied ? 'copied' : 'notCopied'));
  };
  return (
    <Notice kind="success" title={t('made')}>
      <p>{t('madeNote', { time: writeMoment(expiresAt) })}</p>
      <div className={styles.address}>
        <TextField
          id={ADDRESS_ID}
          name="address"
          label={t('address')}
          defaultValue={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <ToolButton onClick={() => void copy()}>{t('copy')}</ToolButton>
        <a href={path} target="_blank" rel="noopener noreferrer">
          {t('open')}
        </a>
      </div>
      <Frame path={path} />
    </Notice>
  );
}

/** CSS pixels; null is all there is. */
const WIDTHS = { phone: 360, tablet: 768, laptop: 1280, full: null } as const;
type Device = keyof typeof WIDTHS;
const DEVICES: readonly Device[] = ['phone', 'tablet', 'laptop', 'full'];
const HEIGHT = 640;

function Frame({ path }: { path: string }) {
  const t = useTexts('links');
  const [device, setDevice] = useState<Device>('full');
  const width = WIDTHS[device];
  return (
    <div className={styles.look}>
      <fieldset className={styles.devices}>
        <legend className={styles.legend}>{t('width')}</legend>
        {DEVICES.map((name) => (
          <label key={name} className={styles.device}>
            <input type="radio" name="device" checked={device === name} onChange={() => setDevice(name)} />{' '}
            {t(`width_${name}`)}
            {WIDTHS[name] !== null && <span className={styles.pixels}> {WIDTHS[name]}</span>}
          </label>
        ))}
      </fieldset>
      <div className={styles['frame-box']}>
        {/* The page as in a tab of its own, which needs all that a page may do. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          src={path}
          title={t('frame', { width: width ?? '100\u00a0%' })}
          width={width ?? '100%'}
          height={HEIGHT}
          className={styles.frame}
        />
      </div>
    </div>
  );
}
