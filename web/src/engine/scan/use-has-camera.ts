import { useEffect, useState } from 'react';

/** Whether this device has a camera; follows one being plugged in. Without one no scan button is shown. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    // Absent outside a secure context.
    const media = navigator.mediaDevices as MediaDevices | undefined;
    let isGone = false;
    const look = () =>
      void media?.enumerateDevices().then(
        (devices) => !isGone && setHas(devices.some(({ kind }) => kind === 'videoinput')),
        () => undefined,
      );
    look();
    media?.addEventListener('devicechange', look);
    return () => {
      isGone = true;
      media?.removeEventListener('devicechange', look);
    };
  }, []);
  return has;
}
