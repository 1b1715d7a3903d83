import { useState } from 'react';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { BarcodeFormat } from './barcode-format.ts';
import styles from './scan.module.css';
import { useBarcodes } from './use-barcodes.ts';
import { useCamera } from './use-camera.ts';

interface CameraViewProps {
  formats: readonly BarcodeFormat[];
  /** What to hold where. */
  hint: string;
  /** Answers whether it is what is wanted; else the camera goes on looking. */
  onRead: (text: string) => boolean;
}

/** The picture of the camera with a frame to hold a barcode into; says why when there is none. */
export function CameraView({ formats, hint, onRead }: CameraViewProps) {
  const t = useMessages('scan');
  const [deviceId, setDeviceId] = useState<string>();
  const [readerFault, setReaderFault] = useState<string>();
  const { video, isOn, fault, cameras } = useCamera(deviceId);
  useBarcodes({
    video,
    isOn,
    formats,
    onRead,
    onFault: (error) => setReaderFault(error instanceof Error ? error.message : String(error)),
  });

  const problem = fault
    ? t(($) => $.fault[fault])
    : readerFault !== undefined && t(($) => $.fault.reader, { reason: readerFault });
  return (
    <div className={styles.camera}>
      <div className={styles.picture} data-on={isOn || undefined}>
        <video ref={video} muted playsInline aria-label={t(($) => $.camera)} />
        {isOn && <i className={styles.frame} />}
      </div>
      <p role="status" className={problem ? styles.problem : styles.hint}>
        {problem || (isOn ? hint : t(($) => $.starting))}
      </p>
      {cameras.length > 1 && (
        <SelectField
          label={t(($) => $.camera)}
          value={deviceId ?? cameras[0]?.deviceId ?? ''}
          options={cameras.map((camera) => ({ value: camera.deviceId, label: camera.label }))}
          onChange={(event) => setDeviceId(event.target.value)}
        />
      )}
    </div>
  );
}
