/** How one document is being looked at: which page, how large, which way up. */

/** Of the width that there is; 1 shows the whole width of a page. */
const ZOOMS = [1, 1.25, 1.5, 2, 3, 4] as const;
const QUARTER = 90;
const WHOLE = 360;

export interface Viewing {
  page: number;
  zoom: number;
  /** In degrees, clockwise: papers are photographed lying down. */
  turn: number;
}

export type ViewingDeed = 'next' | 'previous' | 'larger' | 'smaller' | 'fit' | 'turn';

export const FIRST_LOOK: Viewing = { page: 1, zoom: 1, turn: 0 };

export function look(viewing: Viewing, deed: ViewingDeed, pages: number): Viewing {
  switch (deed) {
    case 'next':
      return { ...viewing, page: Math.min(viewing.page + 1, pages) };
    case 'previous':
      return { ...viewing, page: Math.max(viewing.page - 1, 1) };
    case 'larger':
      return { ...viewing, zoom: ZOOMS.find((zoom) => zoom > viewing.zoom) ?? viewing.zoom };
    case 'smaller':
      return { ...viewing, zoom: ZOOMS.findLast((zoom) => zoom < viewing.zoom) ?? viewing.zoom };
    case 'fit':
      return { ...viewing, zoom: 1 };
    case 'turn':
      return { ...viewing, turn: (viewing.turn + QUARTER) % WHOLE };
  }
}

export function canLook(viewing: Viewing, deed: ViewingDeed, pages: number): boolean {
  const next = look(viewing, deed, pages);
  return next.page !== viewing.page || next.zoom !== viewing.zoom || next.turn !== viewing.turn;
}
