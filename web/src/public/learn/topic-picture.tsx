/** One drawing per topic, in the style of the empty states: it opens the topic's page and each of its articles. */
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Ball, Jersey } from './figures/drawings/drawing-pieces.tsx';
import type { Topic } from './topics.ts';

export function TopicPicture({ topic, className }: { topic: Topic; className?: string }) {
  const t = useText();
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: an img has nothing to load
      role="img"
      aria-label={t(`public.learn.topic.${topic}.picture`)}
      viewBox="0 0 240 150"
      className={className}
    >
      <rect width="240" height="150" rx="16" className="fill-court-soft" />
      <path d="M0 118h240v16a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16Z" className="fill-hardwood" />
      {PICTURES[topic]}
    </svg>
  );
}

/** A checked line of a list. */
function Checked({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <>
      <path d={`M${x} ${y}l4 4 7-8`} fill="none" className="stroke-verified" strokeWidth="3" />
      <path
        d={`M${x + 18} ${y}h${width}`}
        className="stroke-line-strong"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

const YEARS = ['9', '10', '11', '12'];

const PICTURES: Record<Topic, ReactNode> = {
  'nil-basics': (
    <>
      <rect x="86" y="22" width="68" height="104" rx="9" className="fill-night" />
      <rect x="91" y="29" width="58" height="84" rx="4" className="fill-surface" />
      <Jersey x={105} y={38} scale={1} number="11" />
      <path d="M98 92h44M98 102h28" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
      <circle cx="176" cy="52" r="17" className="fill-hardwood stroke-ball" strokeWidth="3" />
      <text
        x="176"
        y="59"
        textAnchor="middle"
        fontSize="20"
        fontWeight="700"
        className="fill-night font-heading"
      >
        $
      </text>
      <Ball x={52} y={108} radius={15} />
    </>
  ),
  countries: (
    <>
      <circle cx="120" cy="68" r="46" className="fill-surface stroke-court" strokeWidth="4" />
      <path
        d="M120 22v92M74 68h92M86 38c20 14 48 14 68 0M86 98c20-14 48-14 68 0M120 22c-26 26-26 66 0 92M120 22c26 26 26 66 0 92"
        fill="none"
        className="stroke-court"
        strokeWidth="2"
        opacity=".45"
      />
      {[
        [98, 50],
        [110, 84],
        [138, 56],
        [148, 88],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x}`}>
          <path d={`M${x} ${y}v-18`} className="stroke-night" strokeWidth="2" />
          <path d={`M${x} ${y - 18}h14l-4 5 4 5h-14Z`} className="fill-ball" />
        </g>
      ))}
    </>
  ),
  eligibility: (
    <>
      <rect
        x="78"
        y="34"
        width="76"
        height="94"
        rx="7"
        className="fill-surface stroke-court"
        strokeWidth="3"
      />
      <rect x="100" y="27" width="32" height="14" rx="5" className="fill-court" />
      <Checked x={90} y={60} width={36} />
      <Checked x={90} y={80} width={30} />
      <Checked x={90} y={100} width={36} />
      <path d="M180 40l34 13-34 13-34-13Z" className="fill-night" />
      <path d="M162 60v13c9 8 27 8 36 0V60l-18 6.5Z" className="fill-night" />
      <path d="M212 54v20" className="stroke-ball" strokeWidth="3" />
      <circle cx="212" cy="77" r="4" className="fill-ball" />
    </>
  ),
  branding: (
    <>
      <rect x="44" y="30" width="116" height="78" rx="8" className="fill-night" />
      <rect x="51" y="37" width="102" height="64" rx="4" className="fill-surface" />
      <Jersey x={62} y={48} scale={1.05} number="7" />
      <circle cx="124" cy="69" r="17" className="fill-ball" />
      <path d="m119 60 14 9-14 9Z" className="fill-surface" />
      <path
        d="M176 46h28M176 62h36M176 78h22"
        className="stroke-court"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M84 108h36l6 12H78Z" className="fill-court" />
    </>
  ),
  parents: (
    <>
      <path
        d="M120 20c16 10 32 12 46 12 0 44-14 70-46 84-32-14-46-40-46-84 14 0 30-2 46-12Z"
        className="fill-surface stroke-court"
        strokeWidth="4"
      />
      <circle cx="107" cy="56" r="10" className="fill-hardwood" />
      <path d="M90 94c0-16 8-24 17-24s17 8 17 24Z" className="fill-court" />
      <circle cx="137" cy="66" r="8" className="fill-hardwood" />
      <path d="M124 97c0-13 6-19 13-19s13 6 13 19c-8 2-18 2-26 0Z" className="fill-ball" />
      <Ball x={196} y={106} radius={14} />
    </>
  ),
  timeline: (
    <>
      {YEARS.map((year, step) => (
        <g key={year}>
          <rect
            x={28 + step * 46}
            y={98 - step * 20}
            width="46"
            height={30 + step * 20}
            className={step === YEARS.length - 1 ? 'fill-ball' : 'fill-court'}
            opacity={step === YEARS.length - 1 ? 1 : 0.55 + step * 0.15}
          />
          <text
            x={51 + step * 46}
            y={118 - step * 20}
            textAnchor="middle"
            fontSize="16"
            fontWeight="700"
            className="fill-paper font-heading"
          >
            {year}
          </text>
        </g>
      ))}
      <Ball x={189} y={24} radius={13} />
    </>
  ),
};
