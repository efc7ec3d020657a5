/** The drawing of an empty state: a quiet gym, with a scene for why there is nothing to show. It says nothing that the words below it do not. */
import {
  BellOff,
  BookUser,
  CheckCheck,
  CircleCheck,
  CircleCheckBig,
  EyeOff,
  Filter,
  FolderSearch,
  Inbox,
  Lock,
  LockKeyhole,
  SearchX,
  ShieldUser,
  ShieldX,
  UserSearch,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

/** Nothing waits, nothing was found, this is closed to the reader, or nothing has begun. */
export type Scene = 'hoop' | 'search' | 'door' | 'ball';

const SCENES: ReadonlyMap<LucideIcon, Scene> = new Map<LucideIcon, Scene>([
  ...[CircleCheckBig, CircleCheck, CheckCheck, BellOff, Inbox].map((icon) => [icon, 'hoop'] as const),
  ...[SearchX, Filter, FolderSearch, UserSearch, BookUser].map((icon) => [icon, 'search'] as const),
  ...[ShieldX, Lock, LockKeyhole, ShieldUser, EyeOff].map((icon) => [icon, 'door'] as const),
]);

export function sceneOf(icon: LucideIcon): Scene {
  return SCENES.get(icon) ?? 'ball';
}

export function EmptyDrawing({ scene, className }: { scene: Scene; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 200 112" className={cn('mb-3 h-28 w-50 max-w-full', className)}>
      <Gym />
      {DRAWINGS[scene]}
    </svg>
  );
}

/** Window light on the wall and the boards of the floor: the same room in every drawing. */
function Gym() {
  return (
    <>
      <rect x="14" y="8" width="172" height="78" rx="10" className="fill-court-soft" />
      <path d="M30 8h34L40 86H14V60Z M92 8h22L86 86H66Z" className="fill-surface" opacity=".6" />
      <path d="M2 104 14 86h172l12 18Z" className="fill-hardwood" />
      <path
        d="M60 86 50 104M100 86v18M140 86l10 18"
        className="stroke-surface"
        strokeWidth="1"
        opacity=".7"
      />
    </>
  );
}

function Ball({ x, y, radius = 13 }: { x: number; y: number; radius?: number }) {
  const bow = radius * 0.62;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} className="fill-ball" />
      <g fill="none" className="stroke-night" strokeWidth="1.4">
        <path d={`M0 ${-radius}V${radius}M${-radius} 0H${radius}`} />
        <path
          d={`M${-bow} ${-radius * 0.78}q${bow * 0.9} ${radius * 0.78} 0 ${radius * 1.56}M${bow} ${-radius * 0.78}q${-bow * 0.9} ${radius * 0.78} 0 ${radius * 1.56}`}
        />
      </g>
    </g>
  );
}

const DRAWINGS: Record<Scene, ReactNode> = {
  ball: (
    <>
      <ellipse cx="101" cy="97" rx="18" ry="3" className="fill-night" opacity=".2" />
      <Ball x={100} y={82} radius={15} />
    </>
  ),
  hoop: (
    <>
      <rect
        x="74"
        y="18"
        width="52"
        height="34"
        rx="3"
        className="fill-surface stroke-court"
        strokeWidth="2"
      />
      <rect x="90" y="30" width="20" height="14" className="fill-none stroke-court" strokeWidth="1.5" />
      <path d="M86 48h28" className="stroke-ball" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M88 50l5 20h14l5-20M92 57l14 12M108 57 94 69M98 50l-4 18M102 50l4 18"
        className="fill-none stroke-line-strong"
        strokeWidth="1.2"
      />
      <Ball x={100} y={90} radius={11} />
    </>
  ),
  search: (
    <>
      <ellipse cx="92" cy="95" rx="30" ry="5" className="fill-none stroke-surface" strokeWidth="1.5" />
      <circle cx="94" cy="50" r="25" className="fill-surface stroke-court" strokeWidth="5" />
      <path d="m113 68 20 20" className="stroke-court" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M80 46c3-8 11-12 19-9"
        className="fill-none stroke-line-strong"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Ball x={160} y={90} radius={10} />
    </>
  ),
  door: (
    <>
      <rect x="72" y="22" width="56" height="64" rx="4" className="fill-court" />
      <path d="M100 22v64" className="stroke-court-soft" strokeWidth="2" />
      <rect x="79" y="31" width="14" height="18" rx="2" className="fill-court-soft" />
      <rect x="107" y="31" width="14" height="18" rx="2" className="fill-court-soft" />
      <path
        d="M93 62v-5a7 7 0 0 1 14 0v5"
        className="fill-none stroke-hardwood"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <rect x="89" y="61" width="22" height="17" rx="3" className="fill-hardwood" />
      <circle cx="100" cy="69" r="2.5" className="fill-night" />
      <Ball x={150} y={91} radius={9} />
    </>
  ),
};
