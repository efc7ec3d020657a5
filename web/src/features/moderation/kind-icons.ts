import type { ModerationKind } from '@faircourt/contracts/vocabulary';
import {
  Clapperboard,
  IdCard,
  ImageIcon,
  LifeBuoy,
  MessagesSquare,
  Newspaper,
  UserRound,
  Whistle,
  type LucideIcon,
} from 'lucide-react';

export const KIND_ICONS: Record<ModerationKind, LucideIcon> = {
  conversation: MessagesSquare,
  support: LifeBuoy,
  coach: Whistle,
  profile: UserRound,
  photo: ImageIcon,
  video: Clapperboard,
  post: Newspaper,
  account: IdCard,
};
