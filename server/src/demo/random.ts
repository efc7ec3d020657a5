/**
 * Chance that repeats: the same seed gives the same draws on every machine. Each thing draws from a fork of its
 * own, so that changing how videos are made does not change anybody's height.
 */
export interface Random {
  /** In [0, 1). */
  next(): number;
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  /** Bell-shaped and cut at two deviations: no giants by accident. */
  normal(mean: number, deviation: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different entries, in drawn order. */
  sample<T>(list: readonly T[], count: number): T[];
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
  text(alphabet: string, length: number): string;
  /** A version 7 UUID of that moment, so that demo rows sort by time like real ones. */
  uuidAt(moment: Date): string;
  fork(name: string): Random;
}

export function createRandom(seed: string): Random {
  const next = smallFastCounter(seed);
  const random: Random = {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    between: (min, max) => min + next() * (max - min),
    normal(mean, deviation) {
      const sum = next() + next() + next() + next() - 2;
      return mean + deviation * Math.max(-2, Math.min(2, sum * Math.sqrt(3)));
    },
    chance: (probability) => next() < probability,
    pick(list) {
      const entry = list[Math.floor(next() * list.length)];
      if (entry === undefined) throw new Error('Nothing to pick from');
      return entry;
    },
    sample(list, count) {
      const rest = [...list];
      const chosen: (typeof rest)[number][] = [];
      while (chosen.length < count && rest.length > 0) {
        chosen.push(...rest.splice(Math.floor(next() * rest.length), 1));
      }
      return chosen;
    },
    weighted(weights) {
      const names = Object.keys(weights) as (keyof typeof weights)[]; // Object.keys forgets the key type
      let rest = next() * names.reduce((sum, name) => sum + weights[name], 0);
      for (const name of names) {
        rest -= weights[name];
        if (rest < 0) return name;
      }
      throw new Error('Weights need at least one positive entry');
    },
    text(alphabet, length) {
      let text = '';
      while (text.length < length) text += alphabet.charAt(Math.floor(next() * alphabet.length));
      return text;
    },
    uuidAt(moment) {
      const time = moment.getTime().toString(16).padStart(12, '0');
      const tail = `7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
      return `${time.slice(0, 8)}-${time.slice(8)}-${tail}`;
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  };
  const hex = (length: number): string => random.text('0123456789abcdef', length);
  return random;
}

/** Chris Doty-Humphrey's sfc32, seeded by an FNV-1a hash of the text. */
function smallFastCounter(seed: string): () => number {
  let a = fnv1a(seed, 0x811c9dc5);
  let b = fnv1a(seed, a);
  let c = fnv1a(seed, b);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  }
  return hash | 0;
}
