import type { NotificationKind } from '@faircourt/contracts/notifications';
import {
  Cake,
  ClipboardCheck,
  ClipboardList,
  HandHelping,
  Handshake,
  LogIn,
  MessageCircleQuestionMark,
  MessageSquare,
  MessagesSquare,
  Sparkles,
  UserRoundPlus,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';

export const NOTIFICATION_ICONS: Record<NotificationKind, LucideIcon> = {
  welcome: Sparkles,
  new_sign_in: LogIn,
  link_requested: UserRoundPlus,
  link_active: Handshake,
  link_ended: UserRoundX,
  releases_offered: HandHelping,
  release_requested: ClipboardList,
  contact_requested: MessageCircleQuestionMark,
  request_decided: ClipboardCheck,
  contact_approved: MessagesSquare,
  message: MessageSquare,
  age_notice: Cake,
};
