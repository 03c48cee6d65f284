let sound: AudioContext | undefined;

/** Length in seconds and frequency in hertz of a scanner's short beep. */
const BEEP_SECONDS = 0.08;
const BEEP_HZ = 1800;

/**
 * Signals with sound and vibration that a code was counted; silent in browsers that support
 * neither.
 */
export function signalCounted() {
  navigator.vibrate?.(60);
  if (typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = BEEP_HZ;
  volume.gain.value = 0.1;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + BEEP_SECONDS);
}
