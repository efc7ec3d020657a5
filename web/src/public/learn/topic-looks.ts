/** One icon per topic, so that a topic is recognised before it is read. */
import {
  CalendarDays,
  Fingerprint,
  Globe,
  GraduationCap,
  HeartHandshake,
  Lightbulb,
  type LucideIcon,
} from 'lucide-react';
import type { Topic } from './topics.ts';

export const TOPIC_ICONS: Record<Topic, LucideIcon> = {
  'nil-basics': Lightbulb,
  countries: Globe,
  eligibility: GraduationCap,
  branding: Fingerprint,
  parents: HeartHandshake,
  timeline: CalendarDays,
};
