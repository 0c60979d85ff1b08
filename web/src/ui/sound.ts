// Synthesised sounds without files, on one switch.

import { settings } from "../settings.ts";

type Note = { pitch: number; at: number; long: number; loud?: number; shape?: OscillatorType };

const SOUNDS = {
  turn: [
    { pitch: 587, at: 0, long: 0.28 },
    { pitch: 880, at: 0.13, long: 0.42 },
  ],
  place: [
    { pitch: 196, at: 0, long: 0.09, shape: "square", loud: 0.3 },
    { pitch: 98, at: 0.01, long: 0.16 },
  ],
  coin: [
    { pitch: 1245, at: 0, long: 0.12, loud: 0.5 },
    { pitch: 1661, at: 0.06, long: 0.22, loud: 0.5 },
  ],
  offer: [
    { pitch: 659, at: 0, long: 0.16 },
    { pitch: 784, at: 0.09, long: 0.2 },
  ],
  dice: [
    { pitch: 320, at: 0, long: 0.04, shape: "square", loud: 0.3 },
    { pitch: 260, at: 0.09, long: 0.04, shape: "square", loud: 0.3 },
    { pitch: 380, at: 0.16, long: 0.04, shape: "square", loud: 0.25 },
    { pitch: 220, at: 0.26, long: 0.06, shape: "square", loud: 0.25 },
  ],
  hammer: [
    { pitch: 150, at: 0.45, long: 0.1, shape: "square", loud: 0.6 },
    { pitch: 75, at: 0.45, long: 0.2 },
  ],
  harvest: [
    { pitch: 523, at: 0, long: 0.12, loud: 0.4 },
    { pitch: 659, at: 0.07, long: 0.16, loud: 0.4 },
  ],
  chat: [{ pitch: 988, at: 0, long: 0.1, loud: 0.4 }],
  fault: [
    { pitch: 196, at: 0, long: 0.2 },
    { pitch: 165, at: 0.12, long: 0.26 },
  ],
  over: [
    { pitch: 392, at: 0, long: 0.5 },
    { pitch: 494, at: 0.14, long: 0.5 },
    { pitch: 587, at: 0.28, long: 0.5 },
    { pitch: 784, at: 0.42, long: 0.9 },
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

const VOLUME = 0.06;
let context: AudioContext | null = null;

export function play(name: Sound): void {
  if (!settings.peek().sounds || !navigator.userActivation?.hasBeenActive) return; // browsers refuse it before a click
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.01;
  for (const note of SOUNDS[name] as Note[]) sound(context, note, start);
}

function sound(audio: AudioContext, note: Note, start: number): void {
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = note.shape ?? "triangle";
  voice.frequency.value = note.pitch;
  const from = start + note.at;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(VOLUME * (note.loud ?? 1), from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + note.long);
  voice.connect(gain).connect(audio.destination);
  voice.start(from);
  voice.stop(from + note.long + 0.02);
}
