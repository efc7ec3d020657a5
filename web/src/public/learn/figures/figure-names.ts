/** The closed lists that a figure's file chooses from: tones, icons and drawings. */

/** Good, ask, wait and stop always come with a sign of their own, so that nothing is said by color alone. */
export const TONES = ['plain', 'key', 'good', 'ask', 'wait', 'stop'] as const;
export type Tone = (typeof TONES)[number];

export const ICONS = [
  'athlete',
  'ask',
  'badge',
  'block',
  'brand',
  'calendar',
  'camera',
  'club',
  'coach',
  'coins',
  'college',
  'document',
  'eraser',
  'family',
  'flag',
  'folder',
  'globe',
  'grades',
  'hand',
  'home',
  'key',
  'lock',
  'mail',
  'microphone',
  'news',
  'note',
  'phone',
  'plane',
  'ruler',
  'school',
  'scale',
  'send',
  'shield',
  'sign',
  'unlock',
  'users',
  'video',
  'wait',
] as const;
export type IconName = (typeof ICONS)[number];

/** What an anatomy points at. Each drawing has a place for as many numbers as its article names. */
export const DRAWINGS = [
  'bio-card',
  'clipboard',
  'contract',
  'first-message',
  'form',
  'player',
  'portrait',
  'poster',
  'score-sheet',
  'warning-message',
] as const;
export type DrawingName = (typeof DRAWINGS)[number];
