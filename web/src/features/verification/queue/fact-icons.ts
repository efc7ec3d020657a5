import type { FactGroup } from '@faircourt/contracts/vocabulary';
import {
  Building2,
  CakeSlice,
  ChartNoAxesColumn,
  FileText,
  GraduationCap,
  Ruler,
  School,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

export const FACT_ICONS: Record<FactGroup, LucideIcon> = {
  measurements: Ruler,
  academics: GraduationCap,
  transcript: FileText,
  season: ChartNoAxesColumn,
  school: School,
  institution: Building2,
  guardianship: UsersRound,
  age: CakeSlice,
};
