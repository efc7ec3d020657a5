/** The dashboard of each role: its three quick actions and where they lead. */
import type { Role } from '@faircourt/contracts/vocabulary';
import {
  BadgeCheck,
  BookOpen,
  BookUser,
  ClipboardCheck,
  ChartColumn,
  FileSignature,
  Film,
  FolderOpen,
  Search,
  ShieldAlert,
  Tags,
  UserPen,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { PATHS, type Path } from '../../shell/paths.ts';
import type { MessageId } from '../../i18n/messages.ts';

export type QuickAction = { label: MessageId; hint: MessageId; path: Path; icon: LucideIcon };
type QuickActions = readonly [QuickAction, QuickAction, QuickAction];

const NIL_RESOURCES: QuickAction = {
  label: 'dashboard.action.nil_resources',
  hint: 'dashboard.action.nil_resources.hint',
  path: PATHS.learn,
  icon: BookOpen,
};

export const QUICK_ACTIONS: Record<Role, QuickActions> = {
  athlete: [
    {
      label: 'dashboard.action.edit_profile',
      hint: 'dashboard.action.edit_profile.hint',
      path: PATHS.profile,
      icon: UserPen,
    },
    {
      label: 'dashboard.action.upload_videos',
      hint: 'dashboard.action.upload_videos.hint',
      path: PATHS.profile,
      icon: Film,
    },
    NIL_RESOURCES,
  ],
  guardian: [
    {
      label: 'dashboard.action.manage_athletes',
      hint: 'dashboard.action.manage_athletes.hint',
      path: PATHS.athletes,
      icon: Users,
    },
    {
      label: 'dashboard.action.review_requests',
      hint: 'dashboard.action.review_requests.hint',
      path: PATHS.requests,
      icon: ClipboardCheck,
    },
    {
      label: 'dashboard.action.consent_forms',
      hint: 'dashboard.action.consent_forms.hint',
      path: PATHS.consent,
      icon: FileSignature,
    },
  ],
  coach: [
    {
      label: 'dashboard.action.search_athletes',
      hint: 'dashboard.action.search_athletes.hint',
      path: PATHS.search,
      icon: Search,
    },
    {
      label: 'dashboard.action.view_plans',
      hint: 'dashboard.action.view_plans.hint',
      path: PATHS.pricing,
      icon: Tags,
    },
    NIL_RESOURCES,
  ],
  regional_director: [
    {
      label: 'dashboard.action.verification_queue',
      hint: 'dashboard.action.verification_queue.hint',
      path: PATHS.verifications,
      icon: BadgeCheck,
    },
    {
      label: 'dashboard.action.regional_content',
      hint: 'dashboard.action.regional_content.hint',
      path: PATHS.content,
      icon: FolderOpen,
    },
    {
      label: 'dashboard.action.directory',
      hint: 'dashboard.action.directory.hint',
      path: PATHS.directory,
      icon: BookUser,
    },
  ],
  admin: [
    {
      label: 'dashboard.action.user_management',
      hint: 'dashboard.action.user_management.hint',
      path: PATHS.users,
      icon: Users,
    },
    {
      label: 'dashboard.action.moderation',
      hint: 'dashboard.action.moderation.hint',
      path: PATHS.moderation,
      icon: ShieldAlert,
    },
    {
      label: 'dashboard.action.analytics',
      hint: 'dashboard.action.analytics.hint',
      path: PATHS.analytics,
      icon: ChartColumn,
    },
  ],
};
