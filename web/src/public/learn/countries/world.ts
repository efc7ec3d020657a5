/**
 * The land of the world as dots five degrees apart, from memory of any atlas: enough to find a country, too coarse for a
 * border. What lies far from the twelve countries (the poles, the middle of the Pacific) is left out.
 */
type Span = readonly [west: number, east: number];

/** Degrees of latitude, and from where to where there is land. */
const LAND: readonly (readonly [latitude: number, ...spans: Span[]])[] = [
  [65, [-135, -90], [-75, -65], [-50, -40], [-20, -15], [15, 25], [30, 155]],
  [60, [-140, -95], [-75, -65], [10, 15], [25, 150]],
  [55, [-130, -85], [-80, -60], [-5, -5], [10, 10], [20, 135], [155, 155]],
  [50, [-125, -60], [-5, -5], [5, 140]],
  [45, [-120, -65], [0, 130], [140, 140]],
  [40, [-120, -75], [-10, 0], [15, 15], [20, 45], [55, 115], [125, 125], [140, 140]],
  [35, [-120, -80], [-5, 10], [35, 60], [65, 115], [125, 125], [135, 135]],
  [30, [-115, -115], [-110, -95], [-90, -85], [-10, 30], [35, 60], [65, 120]],
  [25, [-110, -100], [-80, -80], [-15, 35], [40, 55], [65, 90], [95, 115], [120, 120]],
  [20, [-105, -100], [-90, -90], [-80, -75], [-70, -65], [-15, 35], [40, 55], [75, 85], [95, 105]],
  [15, [-90, -85], [-15, 40], [45, 45], [75, 80], [100, 105], [120, 120]],
  [10, [-85, -80], [-75, -65], [-10, 40], [45, 50], [75, 75], [105, 105], [125, 125]],
  [5, [-75, -55], [-5, 0], [10, 45], [100, 100], [115, 115]],
  [0, [-80, -50], [10, 40], [100, 100], [110, 120]],
  [-5, [-80, -40], [15, 35], [105, 110], [135, 145]],
  [-10, [-75, -40], [15, 40], [125, 125], [145, 145]],
  [-15, [-75, -40], [15, 40], [50, 50], [125, 135], [145, 145]],
  [-20, [-70, -45], [15, 35], [45, 45], [120, 145]],
  [-25, [-70, -50], [15, 30], [115, 150]],
  [-30, [-70, -50], [20, 30], [115, 150]],
  [-35, [-70, -60], [20, 20], [120, 120], [135, 150]],
  [-40, [-70, -65], [145, 145], [175, 175]],
  [-45, [-70, -70], [170, 170]],
  [-50, [-70, -70]],
];

/** The dots of a country, and where its flag is put beside them so that neighbors do not cover each other. */
export const PLACES: Readonly<
  Record<string, { dots: readonly (readonly [latitude: number, ...spans: Span[]])[]; flag: Span }>
> = {
  CA: {
    dots: [
      [65, [-135, -90], [-75, -65]],
      [60, [-140, -95], [-75, -65]],
      [55, [-130, -85], [-80, -60]],
      [50, [-125, -60]],
    ],
    flag: [-106, 57.5],
  },
  US: {
    dots: [
      [45, [-120, -65]],
      [40, [-120, -75]],
      [35, [-120, -80]],
      [30, [-95, -85]],
      [25, [-80, -80]],
    ],
    flag: [-98, 40],
  },
  MX: {
    dots: [
      [30, [-115, -100]],
      [25, [-110, -100]],
      [20, [-105, -90]],
    ],
    flag: [-113, 20],
  },
  DO: { dots: [[20, [-70, -70]]], flag: [-72, 27] },
  PR: { dots: [[20, [-65, -65]]], flag: [-56, 18] },
  CO: {
    dots: [
      [10, [-75, -75]],
      [5, [-75, -70]],
      [0, [-75, -70]],
    ],
    flag: [-88, 2],
  },
  BR: {
    dots: [
      [0, [-65, -50]],
      [-5, [-70, -40]],
      [-10, [-70, -40]],
      [-15, [-60, -40]],
      [-20, [-55, -45]],
      [-25, [-55, -50]],
      [-30, [-55, -50]],
    ],
    flag: [-52, -11],
  },
  AR: {
    dots: [
      [-25, [-65, -60]],
      [-30, [-70, -60]],
      [-35, [-70, -60]],
      [-40, [-70, -65]],
      [-45, [-70, -70]],
      [-50, [-70, -70]],
    ],
    flag: [-57, -38],
  },
  FR: {
    dots: [
      [45, [0, 5]],
      [50, [5, 5]],
    ],
    flag: [2, 53],
  },
  ES: { dots: [[40, [-5, 0]]], flag: [4, 34] },
  PT: { dots: [[40, [-10, -10]]], flag: [-21, 40] },
  AU: {
    dots: [
      [-15, [125, 135], [145, 145]],
      [-20, [120, 145]],
      [-25, [115, 150]],
      [-30, [115, 150]],
      [-35, [135, 150]],
      [-40, [145, 145]],
    ],
    flag: [133, -26],
  },
};

const STEP = 5;
const WEST = -145;
const NORTH = 70;
/** Units of the drawing for each degree. */
const SCALE = 2;
export const MAP_SIZE = { width: 650, height: 250 };

export interface Dot {
  x: number;
  y: number;
}

export function placeOnMap([longitude, latitude]: Span): Dot {
  return { x: (longitude - WEST) * SCALE, y: (NORTH - latitude) * SCALE };
}

export function landDots(): Dot[] {
  return LAND.flatMap(dotsIn);
}

export function countryDots(country: string): Dot[] {
  return (PLACES[country]?.dots ?? []).flatMap(dotsIn);
}

function dotsIn([latitude, ...spans]: (typeof LAND)[number]): Dot[] {
  return spans.flatMap(([west, east]) =>
    Array.from({ length: (east - west) / STEP + 1 }, (_, n) => placeOnMap([west + n * STEP, latitude])),
  );
}
