/** Every section that exists, and the groups of those who have many. A section is listed here in the change that builds it. */
import type { Role } from '@faircourt/contracts/vocabulary';
import {
  Armchair,
  BadgeCheck,
  Bookmark,
  BookOpenText,
  BookUser,
  Building2,
  CalendarClock,
  ChartColumn,
  ClipboardList,
  ClipboardCheck,
  Earth,
  FileSignature,
  Inbox,
  Gavel,
  LayoutDashboard,
  ListChecks,
  MapPinned,
  MessagesSquare,
  Newspaper,
  NotebookTabs,
  ReceiptText,
  Search,
  School,
  Settings,
  ShieldAlert,
  ShieldUser,
  Sparkles,
  TicketCheck,
  TrendingUp,
  UserPen,
  Users,
  UsersRound,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { UnreadMessages } from '../features/messages/unread-messages.tsx';
import type { MessageId } from '../i18n/messages.ts';
import { PATHS, type Path } from '../shell/paths.ts';
import {
  InstitutionTurn,
  OpenInvoices,
  OpenReports,
  OpenSupport,
  OpenVerifications,
  PendingOrders,
  WaitingAthletes,
  WaitingConfirmations,
  WaitingDirectors,
  WaitingFamilies,
  WaitingForms,
  WaitingGuardians,
  WaitingRequests,
} from './navigation-counts.tsx';

export interface Section {
  path: Path;
  label: MessageId;
  icon: LucideIcon;
  /** Left out: everyone. The server decides what each role may do; this only spares dead ends. */
  roles?: readonly Role[];
  /** What waits there, beside the name. */
  count?: ComponentType;
}

/** An admin has eighteen sections, too many for one list; everyone else has few. In this order, below what has no group. */
export const ADMIN_GROUPS: readonly { label: MessageId; paths: readonly Path[] }[] = [
  {
    label: 'app.navigation.group.people',
    paths: [PATHS.users, PATHS.register, PATHS.search, PATHS.invitations],
  },
  {
    label: 'app.navigation.group.trust',
    paths: [PATHS.confirmations, PATHS.safety, PATHS.moderation, PATHS.verifications, PATHS.supportInbox],
  },
  {
    label: 'app.navigation.group.regions',
    paths: [PATHS.directors, PATHS.regions, PATHS.contactRules],
  },
  { label: 'app.navigation.group.money', paths: [PATHS.invoices, PATHS.purchaseOrders] },
  { label: 'app.navigation.group.system', paths: [PATHS.analytics, PATHS.summaries, PATHS.settings] },
];

export const SECTIONS: readonly Section[] = [
  { path: PATHS.dashboard, label: 'app.navigation.dashboard', icon: LayoutDashboard },
  { path: PATHS.users, label: 'app.navigation.users', icon: Users, roles: ['admin'] },
  { path: PATHS.register, label: 'app.navigation.register', icon: School, roles: ['admin'] },
  {
    path: PATHS.confirmations,
    label: 'app.navigation.confirmations',
    icon: ListChecks,
    roles: ['admin'],
    count: WaitingConfirmations,
  },
  {
    path: PATHS.directors,
    label: 'app.navigation.directors',
    icon: MapPinned,
    roles: ['admin'],
    count: WaitingDirectors,
  },
  { path: PATHS.regions, label: 'app.navigation.regions', icon: Earth, roles: ['admin'] },
  {
    path: PATHS.invoices,
    label: 'app.navigation.invoices',
    icon: ReceiptText,
    roles: ['admin'],
    count: OpenInvoices,
  },
  {
    path: PATHS.purchaseOrders,
    label: 'app.navigation.purchase_orders',
    icon: ClipboardList,
    roles: ['admin'],
    count: PendingOrders,
  },
  { path: PATHS.analytics, label: 'app.navigation.analytics', icon: ChartColumn, roles: ['admin'] },
  { path: PATHS.summaries, label: 'app.navigation.summaries', icon: Sparkles, roles: ['admin'] },
  { path: PATHS.profile, label: 'app.navigation.profile', icon: UserPen, roles: ['athlete'] },
  { path: PATHS.progress, label: 'app.navigation.progress', icon: TrendingUp, roles: ['athlete'] },
  {
    path: PATHS.guardians,
    label: 'app.navigation.guardians',
    icon: ShieldUser,
    roles: ['athlete'],
    count: WaitingGuardians,
  },
  {
    path: PATHS.athletes,
    label: 'app.navigation.athletes',
    icon: UsersRound,
    roles: ['guardian'],
    count: WaitingAthletes,
  },
  {
    path: PATHS.safety,
    label: 'app.navigation.safety',
    icon: ShieldAlert,
    roles: ['admin'],
    count: WaitingFamilies,
  },
  {
    path: PATHS.moderation,
    label: 'app.navigation.moderation',
    icon: Gavel,
    roles: ['admin'],
    count: OpenReports,
  },
  {
    path: PATHS.search,
    label: 'app.navigation.search',
    icon: Search,
    // Families reach the page as well, but it is no tool of theirs.
    roles: ['coach', 'regional_director', 'admin'],
  },
  { path: PATHS.lists, label: 'app.navigation.lists', icon: NotebookTabs, roles: ['coach'] },
  { path: PATHS.alerts, label: 'app.navigation.alerts', icon: Bookmark, roles: ['coach'] },
  {
    path: PATHS.invitations,
    label: 'app.navigation.invitations',
    icon: TicketCheck,
    roles: ['coach', 'regional_director', 'admin'],
  },
  {
    path: PATHS.requests,
    label: 'app.navigation.requests',
    icon: ClipboardCheck,
    roles: ['guardian', 'athlete', 'coach'],
    count: WaitingRequests,
  },
  {
    path: PATHS.messages,
    label: 'app.navigation.messages',
    icon: MessagesSquare,
    roles: ['guardian', 'athlete', 'coach'],
    count: UnreadMessages,
  },
  {
    path: PATHS.verifications,
    label: 'app.navigation.verifications',
    icon: BadgeCheck,
    roles: ['athlete', 'guardian', 'regional_director', 'admin'],
    count: OpenVerifications,
  },
  {
    path: PATHS.institution,
    label: 'app.navigation.institution',
    icon: Building2,
    roles: ['coach'],
    count: InstitutionTurn,
  },
  { path: PATHS.team, label: 'app.navigation.team', icon: Armchair, roles: ['coach'] },
  { path: PATHS.reports, label: 'app.navigation.reports', icon: BookOpenText, roles: ['coach'] },
  { path: PATHS.billing, label: 'app.navigation.billing', icon: WalletCards, roles: ['coach'] },
  { path: PATHS.directory, label: 'app.navigation.directory', icon: BookUser, roles: ['regional_director'] },
  { path: PATHS.content, label: 'app.navigation.content', icon: Newspaper, roles: ['regional_director'] },
  { path: PATHS.figures, label: 'app.navigation.figures', icon: ChartColumn, roles: ['regional_director'] },
  {
    path: PATHS.consent,
    label: 'app.navigation.consent',
    icon: FileSignature,
    roles: ['guardian'],
    count: WaitingForms,
  },
  {
    path: PATHS.contactRules,
    label: 'app.navigation.contact_rules',
    icon: CalendarClock,
    roles: ['regional_director', 'admin'],
  },
  { path: PATHS.supportInbox, label: 'app.navigation.support', icon: Inbox, count: OpenSupport },
  { path: PATHS.settings, label: 'app.navigation.settings', icon: Settings },
];
