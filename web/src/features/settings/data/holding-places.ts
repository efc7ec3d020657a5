/** Where a person corrects what we hold, or looks at it. */
import type { Holding } from '@faircourt/contracts/holdings';
import type { Role } from '@faircourt/contracts/vocabulary';
import { PATHS } from '../../../shell/paths.ts';

export interface Place {
  does: 'correct' | 'see';
  to: string;
}

/** Null where there is nothing to correct and no page of its own. */
export function placeOf(holding: Holding, role: Role): Place | null {
  switch (holding) {
    case 'account':
    case 'sign_in':
      return { does: 'correct', to: PATHS.settings };
    case 'profile':
      return { does: 'correct', to: PATHS.profile };
    case 'family':
      return { does: 'correct', to: role === 'athlete' ? PATHS.guardians : PATHS.athletes };
    case 'decisions':
      return { does: 'see', to: PATHS.requests };
    case 'checks':
      return { does: 'see', to: role === 'coach' ? PATHS.institution : PATHS.verifications };
    case 'messages':
      return role === 'athlete' || role === 'guardian' || role === 'coach'
        ? { does: 'see', to: PATHS.messages }
        : null;
    case 'work':
      return { does: 'correct', to: role === 'coach' ? PATHS.institution : PATHS.dashboard };
    case 'support':
      return { does: 'see', to: PATHS.support };
    case 'looks':
      if (role === 'athlete') return { does: 'see', to: PATHS.progress };
      return role === 'guardian' ? { does: 'see', to: PATHS.athletes } : null;
    case 'log':
      return role === 'athlete' || role === 'guardian' ? { does: 'see', to: PATHS.athletes } : null;
    case 'plan':
    case 'notices':
      return null;
  }
}
