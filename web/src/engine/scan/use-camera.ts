import { useEffect, useRef, useState } from 'react';

/** Why there is no picture. */
export type CameraFault = 'refused' | 'busy' | 'absent';

/** Small print needs all the pixels a camera has; the one on the back of a phone looks at documents. */
const wanted = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } };

/** Shows a camera in the video while it is mounted; ends it, and with it its light, afterwards. */
export function useCamera(deviceId: string | undefined) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setIsOn] = useState(false);
  const [fault, setFault] = useState<CameraFault>();
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);

  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const end = () => stream?.getTracks().forEach((track) => track.stop());
    async function begin() {
      try {
        const device = deviceId === undefined ? {} : { deviceId: { exact: deviceId } };
        stream = await navigator.mediaDevices.getUserMedia({ video: { ...wanted, ...device } });
        if (isGone || !video.current) return end();
        video.current.srcObject = stream;
        await video.current.play();
        setFault(undefined);
        setIsOn(true);
        // Only after the permission do the cameras have names.
        const devices = await navigator.mediaDevices.enumerateDevices();
        if (!isGone) setCameras(devices.filter(({ kind }) => kind === 'videoinput'));
      } catch (error) {
        if (!isGone) setFault(faultOf(error));
      }
    }
    void begin();
    return () => {
      isGone = true;
      end();
      setIsOn(false);
    };
  }, [deviceId]);

  return { video, isOn, fault, cameras };
}

function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'busy';
}
