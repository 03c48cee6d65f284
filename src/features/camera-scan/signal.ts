let sound: AudioContext | undefined;

/** Seconds and hertz of the short tone that a scanner makes. */
const LENGTH = 0.08;
const PITCH = 1800;

/** Tells ear and hand that a code was counted; a browser that can do neither stays silent. */
export function signalCounted() {
  navigator.vibrate?.(60);
  if (typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = PITCH;
  volume.gain.value = 0.1;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + LENGTH);
}
