/** Metric is what is stored. Feet, inches and pounds are another way to read and to type the same value. */

export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export const CM_PER_INCH = 2.54;
export const KG_PER_POUND = 0.453_592_37;
const INCHES_PER_FOOT = 12;

/**
 * Halves: coarse enough that what was typed, stored in tenths of a centimetre or kilogram and read again is the same
 * (6′2″ stays 6′2″), fine enough for how players are measured.
 */
const STEPS_PER_UNIT = 2;

export interface FeetAndInches {
  feet: number;
  inches: number;
}

export function toInches(cm: number): number {
  return toNearestStep(cm / CM_PER_INCH);
}

export function fromInches(inches: number): number {
  return toTenths(inches * CM_PER_INCH);
}

export function toFeetAndInches(cm: number): FeetAndInches {
  const inches = toInches(cm);
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  return { feet, inches: inches - feet * INCHES_PER_FOOT };
}

export function fromFeetAndInches({ feet, inches }: FeetAndInches): number {
  return fromInches(feet * INCHES_PER_FOOT + inches);
}

export function toPounds(kg: number): number {
  return toNearestStep(kg / KG_PER_POUND);
}

export function fromPounds(pounds: number): number {
  return toTenths(pounds * KG_PER_POUND);
}

function toNearestStep(value: number): number {
  return Math.round(value * STEPS_PER_UNIT) / STEPS_PER_UNIT;
}

function toTenths(value: number): number {
  return Number(value.toFixed(1));
}
