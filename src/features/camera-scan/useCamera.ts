import { useEffect, useRef, useState } from 'react';

import { useIsTabHidden } from '../../ui/useIsTabHidden';

export type CameraFault = 'insecure' | 'denied' | 'none' | 'busy' | 'reader';

/**
 * Maps the exceptions of `getUserMedia`.
 * https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia
 */
const FAULTS: Record<string, CameraFault> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** The rear camera, at a resolution that a phone decodes quickly. */
const CONSTRAINTS = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** The camera's torch, a constraint missing from TypeScript's types. */
const torchConstraints = (isOn: boolean) => ({
  advanced: [{ torch: isOn } as MediaTrackConstraintSet],
});
const hasTorch = (track: MediaStreamTrack): boolean => 'torch' in (track.getCapabilities?.() ?? {});

async function openCamera(): Promise<MediaStream | CameraFault> {
  if (!window.isSecureContext) return 'insecure';
  if (!navigator.mediaDevices?.getUserMedia) return 'none';
  try {
    return await navigator.mediaDevices.getUserMedia(CONSTRAINTS);
  } catch (error) {
    return FAULTS[(error as DOMException).name] ?? 'busy';
  }
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** Browsers may refuse to play a video until its page is tapped; resolves to false if so. */
const play = (video: HTMLVideoElement): Promise<boolean> =>
  video.play().then(
    () => true,
    () => false,
  );

/**
 * Shows the camera in its video element while the page is visible and nothing is wrong, and releases
 * it otherwise; without a fault it is tried again.
 */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault>();
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isPaused, setIsPaused] = useState(false);
  const [isLit, setIsLit] = useState(false);
  const isHidden = useIsTabHidden();

  // The camera is external to React, and its indicator light shows whether it is running.
  useEffect(() => {
    if (isHidden || fault) return;
    let isActive = true;
    let stream: MediaStream | undefined;
    const begin = async () => {
      const opened = await openCamera();
      if (typeof opened === 'string') return isActive && setFault(opened);
      stream = opened;
      if (!isActive || !video.current) return stop(opened);
      const [first] = opened.getVideoTracks();
      first?.addEventListener('ended', () => setFault('busy'));
      video.current.srcObject = opened;
      const isPlaying = await play(video.current);
      if (!isActive) return;
      setIsPaused(!isPlaying);
      setTrack(first);
    };
    void begin();
    return () => {
      isActive = false;
      if (stream) stop(stream);
      setTrack(undefined);
      setIsPaused(false);
      setIsLit(false);
    };
  }, [isHidden, fault]);

  const startPlaying = async () => setIsPaused(!video.current || !(await play(video.current)));

  const toggleLight = async () => {
    const isOn = await track?.applyConstraints(torchConstraints(!isLit)).then(
      () => !isLit,
      () => isLit,
    );
    setIsLit(isOn ?? false);
  };

  return {
    video,
    fault,
    isOn: track !== undefined && !isPaused,
    /** Defined if the browser waits for a tap before it plays the video. */
    start: isPaused ? startPlaying : undefined,
    light: track && hasTorch(track) ? { isLit, toggle: toggleLight } : undefined,
    setFault,
  };
}
