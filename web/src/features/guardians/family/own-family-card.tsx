import { FamilyCard } from './family-card.tsx';
import { useFamily } from '../../../domain/family.query.ts';

/** An athlete's own releases: to decide on from 18, to read before. Without an answer the page goes on without it. */
export function OwnFamilyCard() {
  const { data: family } = useFamily();
  const own = family?.athletes.find(({ is_self }) => is_self);
  return own ? <FamilyCard athlete={own} /> : null;
}
