/** Sizes: how tall, heavy, long and springy a player of that position is at that age. Everything grows with age. */
import type { Position } from '@faircourt/contracts/vocabulary';
import type { Random } from '../random.ts';

export type Sex = 'female' | 'male';

/** What a player will measure when grown, drawn once; every earlier measurement follows from it. */
export interface Frame {
  readonly sex: Sex;
  readonly heightCm: number;
  readonly bodyMassIndex: number;
  readonly reachCm: number;
  readonly verticalCm: number;
}

export interface Body {
  readonly height_cm: number;
  readonly weight_kg: number;
  readonly wingspan_cm: number;
  readonly vertical_cm: number;
}

interface PositionSizes {
  readonly height: Readonly<Record<Sex, number>>;
  readonly bodyMassIndex: number;
  readonly vertical: number;
}

const SIZES: Readonly<Record<Position, PositionSizes>> = {
  'Point Guard': { height: { female: 170, male: 184 }, bodyMassIndex: 22.2, vertical: 74 },
  'Shooting Guard': { height: { female: 175, male: 190 }, bodyMassIndex: 22.4, vertical: 74 },
  'Small Forward': { height: { female: 181, male: 197 }, bodyMassIndex: 22.8, vertical: 71 },
  'Power Forward': { height: { female: 186, male: 202 }, bodyMassIndex: 23.6, vertical: 66 },
  Center: { height: { female: 191, male: 208 }, bodyMassIndex: 24.4, vertical: 61 },
};

/** Centimetres still to grow at each birthday from the tenth to the nineteenth. */
const STILL_TO_GROW: Readonly<Record<Sex, readonly number[]>> = {
  female: [24, 18, 11, 6, 3.5, 2, 1, 0.5, 0, 0],
  male: [38, 33, 27, 20, 13, 7.5, 4, 2, 0.5, 0],
};
const FIRST_AGE = 10;

export function drawFrame(random: Random, sex: Sex, position: Position): Frame {
  const sizes = SIZES[position];
  return {
    sex,
    heightCm: random.normal(sizes.height[sex], 2.6),
    bodyMassIndex: random.normal(sizes.bodyMassIndex - (sex === 'female' ? 0.7 : 0), 0.9),
    reachCm: random.normal(4.5, 2.8),
    verticalCm: random.normal(sizes.vertical - (sex === 'female' ? 22 : 0), 5),
  };
}

export function bodyAt(frame: Frame, age: number): Body {
  const height = frame.heightCm - stillToGrow(frame.sex, age);
  const yearsShort = Math.max(0, 18 - age);
  const bodyMassIndex = frame.bodyMassIndex - yearsShort * 0.45;
  return {
    height_cm: half(height),
    weight_kg: half(bodyMassIndex * (height / 100) ** 2),
    wingspan_cm: half(height + frame.reachCm),
    vertical_cm: half(frame.verticalCm - yearsShort * 2.6),
  };
}

function stillToGrow(sex: Sex, age: number): number {
  const steps = STILL_TO_GROW[sex];
  const position = Math.min(Math.max(age - FIRST_AGE, 0), steps.length - 1);
  const before = steps[Math.floor(position)] ?? 0;
  const after = steps[Math.ceil(position)] ?? 0;
  return before + (after - before) * (position % 1);
}

function half(value: number): number {
  return Math.round(value * 2) / 2;
}
