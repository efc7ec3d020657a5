import { describe, expect, test } from 'vitest';
import { fromFeetAndInches, fromInches, fromPounds, toFeetAndInches, toInches, toPounds } from './units.ts';

describe('feet, inches and pounds', () => {
  test('6′2″ is 188 cm and stays 6′2″', () => {
    const stored = fromFeetAndInches({ feet: 6, inches: 2 });
    expect(stored).toBe(188);
    expect(toFeetAndInches(stored)).toEqual({ feet: 6, inches: 2 });
  });

  test('every half inch survives being stored and read again', () => {
    for (let inches = 4; inches <= 110; inches += 0.5) {
      expect(toInches(fromInches(inches))).toBe(inches);
      const feet = Math.floor(inches / 12);
      const typed = { feet, inches: inches - feet * 12 };
      expect(toFeetAndInches(fromFeetAndInches(typed))).toEqual(typed);
    }
  });

  test('every half pound survives being stored and read again', () => {
    for (let pounds = 66; pounds <= 441; pounds += 0.5) expect(toPounds(fromPounds(pounds))).toBe(pounds);
  });

  test('a height just below a full foot rolls over instead of showing twelve inches', () => {
    expect(toFeetAndInches(182.8)).toEqual({ feet: 6, inches: 0 });
  });

  test('what is stored has tenths at most, as the database keeps it', () => {
    expect(fromPounds(181)).toBe(82.1);
    expect(fromInches(34.5)).toBe(87.6);
  });
});
