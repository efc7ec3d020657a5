/**
 * Flags as a few plain shapes on a field of 30 by 20, drawn by us: at the size of a letter nobody reads a coat of arms.
 * Windows has no flags among its emoji, so pictures it is. A country that is not here shows its two letters.
 */
interface FlagShape {
  d: string;
  fill: string;
}

const WIDTH = 30;
const HEIGHT = 20;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
const rectangle = (fill: string, x: number, y: number, width: number, height: number): FlagShape => ({
  fill,
  d: box(x, y, width, height),
});
const disc = (fill: string, x: number, y: number, radius: number): FlagShape => ({
  fill,
  d: `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
});

function star(fill: string, x: number, y: number, radius: number): FlagShape {
  const points = Array.from({ length: 10 }, (_, n) => {
    const reach = n % 2 === 0 ? radius : radius * 0.4;
    const angle = (Math.PI * (n - 2.5)) / 5;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return { fill, d: `M${points.join('L')}Z` };
}

/** Bands from top to bottom; a number after a color is how many parts it takes. */
function rows(...bands: (string | readonly [color: string, parts: number])[]): FlagShape[] {
  return placed(bands).map(({ fill, from, size }) =>
    rectangle(fill, 0, round(from * HEIGHT), WIDTH, round(size * HEIGHT)),
  );
}

/** Bands from left to right. */
function columns(...bands: (string | readonly [color: string, parts: number])[]): FlagShape[] {
  return placed(bands).map(({ fill, from, size }) =>
    rectangle(fill, round(from * WIDTH), 0, round(size * WIDTH), HEIGHT),
  );
}

function placed(bands: (string | readonly [color: string, parts: number])[]) {
  const pairs = bands.map((band) => (typeof band === 'string' ? ([band, 1] as const) : band));
  const all = pairs.reduce((sum, [, parts]) => sum + parts, 0);
  let before = 0;
  return pairs.map(([fill, parts]) => {
    const from = before / all;
    before += parts;
    return { fill, from, size: parts / all };
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The cross of the north, with a thinner one inside where the flag has it. */
function northern(field: string, cross: string, inner?: string): FlagShape[] {
  return [
    rectangle(field, 0, 0, WIDTH, HEIGHT),
    { fill: cross, d: `${box(9, 0, 4, HEIGHT)}${box(0, 8, WIDTH, 4)}` },
    ...(inner ? [{ fill: inner, d: `${box(10, 0, 2, HEIGHT)}${box(0, 9, WIDTH, 2)}` }] : []),
  ];
}

const RED = '#c8102e';
const WHITE = '#ffffff';
const BLUE = '#1b3f8b';
const NAVY = '#012169';
const YELLOW = '#fcd116';
const GREEN = '#11804a';
const SKY = '#74acdf';
const BLACK = '#1a1a1a';

const wedge = (fill: string, reach = 13): FlagShape => ({ fill, d: `M0 0L${reach} 10L0 20Z` });

function union(width: number, height: number): FlagShape[] {
  const [middle, center] = [width / 2, height / 2];
  return [
    rectangle(NAVY, 0, 0, width, height),
    {
      fill: WHITE,
      d: `${box(middle - 2, 0, 4, height)}${box(0, center - 2, width, 4)}M0 0h2L${width} ${height - 1.5}V${height}h-2L0 1.5ZM${width} 0h-2L0 ${height - 1.5}V${height}h2L${width} 1.5Z`,
    },
    { fill: RED, d: `${box(middle - 1.2, 0, 2.4, height)}${box(0, center - 1.2, width, 2.4)}` },
  ];
}

export const FLAG_SHAPES: Readonly<Record<string, readonly FlagShape[]>> = {
  AR: [...rows(SKY, WHITE, SKY), disc('#f6b40e', 15, 10, 2.2)],
  AT: rows(RED, WHITE, RED),
  AU: [
    rectangle(NAVY, 0, 0, WIDTH, HEIGHT),
    ...union(15, 10),
    star(WHITE, 7.5, 15, 2.6),
    star(WHITE, 22.5, 4, 1.5),
    star(WHITE, 22.5, 16, 1.5),
    star(WHITE, 19, 9.5, 1.5),
    star(WHITE, 26, 8, 1.5),
  ],
  BE: columns(BLACK, '#fdda24', '#ef3340'),
  BG: rows(WHITE, '#00966e', '#d62612'),
  BO: rows('#d52b1e', '#f9e300', '#007934'),
  BR: [
    rectangle('#009b3a', 0, 0, WIDTH, HEIGHT),
    { fill: '#fedf00', d: 'M15 2L27.5 10L15 18L2.5 10Z' },
    disc('#002776', 15, 10, 4.2),
    { fill: WHITE, d: 'M10.9 9.2c3-.4 5.9.4 8.2 2.3l-.4.9c-2.2-1.8-5-2.6-7.8-2.2Z' },
  ],
  CA: [
    ...columns([RED, 1], [WHITE, 2], [RED, 1]),
    {
      fill: RED,
      d: 'M15 3.5l1.3 2.5 1.5-.7-.5 3.2 1.8-1.7.5 1.1 2.1-.3-.9 2.2 1 .7-3.7 3 .4 1.3-3.1-.5v2.7h-.8v-2.7l-3.1.5.4-1.3-3.7-3 1-.7-.9-2.2 2.1.3.5-1.1 1.8 1.7-.5-3.2 1.5.7Z',
    },
  ],
  CH: [
    rectangle(RED, 0, 0, WIDTH, HEIGHT),
    { fill: WHITE, d: `${box(13.2, 4, 3.6, 12)}${box(9, 8.2, 12, 3.6)}` },
  ],
  CI: columns('#f77f00', WHITE, '#009e60'),
  CL: [...rows(WHITE, RED), rectangle(BLUE, 0, 0, 10, 10), star(WHITE, 5, 5, 2.6)],
  CM: [...columns('#007a5e', RED, YELLOW), star(YELLOW, 15, 10, 2.8)],
  CO: rows([YELLOW, 2], BLUE, RED),
  CR: rows(BLUE, WHITE, [RED, 2], WHITE, BLUE),
  CZ: [...rows(WHITE, RED), wedge(BLUE, 15)],
  DE: rows(BLACK, '#dd0000', '#ffce00'),
  DK: northern(RED, WHITE),
  DO: [
    rectangle(BLUE, 0, 0, 13, 8),
    rectangle(RED, 17, 0, 13, 8),
    rectangle(RED, 0, 12, 13, 8),
    rectangle(BLUE, 17, 12, 13, 8),
    { fill: WHITE, d: `${box(13, 0, 4, HEIGHT)}${box(0, 8, WIDTH, 4)}` },
    disc(GREEN, 15, 10, 1.3),
  ],
  EC: [...rows([YELLOW, 2], BLUE, RED), disc('#6b4a2b', 15, 9, 2.2)],
  EE: rows('#0072ce', BLACK, WHITE),
  ES: [...rows(['#aa151b', 1], ['#f1bf00', 2], ['#aa151b', 1]), rectangle('#aa151b', 7, 7.5, 3.6, 4.6)],
  FI: northern(WHITE, '#003580'),
  FR: columns('#21468b', WHITE, '#ed2939'),
  GB: union(WIDTH, HEIGHT),
  GH: [...rows(RED, YELLOW, '#006b3f'), star(BLACK, 15, 10, 3)],
  GN: columns(RED, YELLOW, '#009460'),
  GT: columns('#4997d0', WHITE, '#4997d0'),
  HU: rows(RED, WHITE, '#436f4d'),
  IE: columns('#169b62', WHITE, '#ff883e'),
  IS: northern('#02529c', WHITE, '#dc1e35'),
  IT: columns('#009246', WHITE, '#ce2b37'),
  JP: [rectangle(WHITE, 0, 0, WIDTH, HEIGHT), disc('#bc002d', 15, 10, 5.6)],
  LT: rows('#fdb913', '#006a44', '#c1272d'),
  LU: rows('#ef3340', WHITE, '#00a3e0'),
  LV: rows(['#9e3039', 2], WHITE, ['#9e3039', 2]),
  ML: columns('#14b53a', YELLOW, RED),
  MX: [...columns('#006847', WHITE, RED), disc('#6b4a2b', 15, 10, 2.4)],
  NG: columns('#008751', WHITE, '#008751'),
  NL: rows('#ae1c28', WHITE, '#21468b'),
  NO: northern('#ba0c2f', WHITE, '#00205b'),
  NZ: [
    rectangle(NAVY, 0, 0, WIDTH, HEIGHT),
    ...union(15, 10),
    star(RED, 22.5, 4, 1.6),
    star(RED, 22.5, 16, 1.6),
    star(RED, 19, 9, 1.6),
    star(RED, 26, 8.5, 1.6),
  ],
  PE: columns(RED, WHITE, RED),
  PL: rows(WHITE, '#dc143c'),
  PR: [...rows(RED, WHITE, RED, WHITE, RED), wedge('#0050f0', 15), star(WHITE, 5, 10, 3)],
  PT: [
    ...columns(['#006600', 2], ['#ff0000', 3]),
    disc('#ffcc00', 12, 10, 3.2),
    rectangle(RED, 10.6, 8.4, 2.8, 3.2),
  ],
  PY: [...rows(RED, WHITE, BLUE), disc(GREEN, 15, 10, 1.8)],
  RO: columns('#002b7f', YELLOW, RED),
  SE: northern('#006aa7', '#fecc00'),
  SN: [...columns('#00853f', '#fdef42', '#e31b23'), star('#00853f', 15, 10, 2.8)],
  TD: columns('#002664', '#fecb00', '#c60c30'),
  UA: rows('#0057b7', '#ffd700'),
  US: [
    ...rows(RED, WHITE, RED, WHITE, RED, WHITE, RED, WHITE, RED, WHITE, RED, WHITE, RED),
    rectangle('#3c3b6e', 0, 0, 13, 10.77),
    ...[2.5, 6.5, 10.5].flatMap((x) => [2.2, 5.4, 8.6].map((y) => star(WHITE, x, y, 1.2))),
  ],
  UY: [
    ...rows(WHITE, '#0038a8', WHITE, '#0038a8', WHITE, '#0038a8', WHITE, '#0038a8', WHITE),
    rectangle(WHITE, 0, 0, 12, 11.1),
    disc(YELLOW, 6, 5.5, 3),
  ],
  VE: [...rows(YELLOW, '#00247d', '#cf142b'), ...[11, 13.7, 16.3, 19].map((x) => star(WHITE, x, 10, 1.2))],
};
