/** Athletes: on a poster, in front of a wall, and beside a tape. */
import { Ball, Drawing, Head, Jersey, Lines, Mark } from './drawing-pieces.tsx';

/** A shop's poster that uses all three: a name, an image, and what else points to a person. */
export function Poster() {
  return (
    <Drawing>
      <rect
        x="84"
        y="8"
        width="112"
        height="150"
        rx="6"
        className="fill-surface stroke-line-strong"
        strokeWidth="1.5"
      />
      <rect x="92" y="16" width="96" height="92" rx="4" className="fill-hardwood" />
      <Jersey x={117} y={52} scale={1.35} number="11" />
      <Head x={137} y={40} radius={14} />
      <Ball x={174} y={94} radius={12} />
      <Lines x={98} y={121} widths={[84]} className="stroke-court" />
      <path
        d="M104 144c8-14 12 6 20-6s10 8 22-4 12 6 24 2"
        fill="none"
        className="stroke-ink"
        strokeWidth="2.5"
      />
      <Mark x={50} y={121} value={1} to={[96, 121]} />
      <Mark x={230} y={48} value={2} to={[152, 46]} />
      <Mark x={230} y={138} value={3} to={[172, 136]} />
    </Drawing>
  );
}

/** A portrait taken with a phone: where the light, the wall and the camera are. */
export function Portrait() {
  return (
    <Drawing>
      <rect
        x="18"
        y="22"
        width="54"
        height="74"
        rx="3"
        className="fill-surface stroke-line-strong"
        strokeWidth="3"
      />
      <path d="M45 22v74M18 59h54" className="stroke-line-strong" strokeWidth="2" />
      <path d="M74 34l46 14v64L74 92Z" className="fill-hardwood" opacity=".45" />
      <path d="M108 158v-34c0-18 12-26 30-26s30 8 30 26v34Z" className="fill-court" />
      <rect x="131" y="86" width="14" height="18" className="fill-hardwood" />
      <Head x={138} y={70} radius={22} />
      <rect x="222" y="52" width="22" height="38" rx="4" className="fill-night" />
      <circle cx="226" cy="60" r="2.5" className="fill-on-night" />
      <path d="M164 70h52" className="stroke-ball" strokeWidth="2.5" strokeDasharray="5 5" />
      <path
        d="M138 170h92"
        className="stroke-night"
        strokeWidth="2.5"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <Mark x={45} y={114} value={1} to={[45, 90]} />
      <Mark x={138} y={22} value={2} />
      <Mark x={233} y={112} value={3} to={[233, 86]} />
      <Mark x={138} y={134} value={4} />
    </Drawing>
  );
}

/** A player with both arms out: height, weight, wingspan and the jump above the standing reach. */
export function Player() {
  return (
    <Drawing>
      <path d="M46 50v104M40 50h12M40 154h12" fill="none" className="stroke-ball-strong" strokeWidth="2.5" />
      <path d="M84 30h112M84 24v12M196 24v12" fill="none" className="stroke-ball-strong" strokeWidth="2.5" />
      <path
        d="M124 88L84 84M156 88L196 84"
        className="stroke-hardwood"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <Jersey x={122} y={76} scale={1.2} number="4" />
      <Head x={140} y={62} radius={12} />
      <path d="M125 124h30v10h-12l-3-4-3 4h-12Z" className="fill-night" />
      <path d="M131 134v18M149 134v18" className="stroke-hardwood" strokeWidth="8" strokeLinecap="round" />
      <rect x="112" y="154" width="56" height="10" rx="3" className="fill-night" />
      <path
        d="M236 84v-40M236 44l-6 8M236 44l6 8M224 86h24"
        fill="none"
        className="stroke-ball-strong"
        strokeWidth="2.5"
      />
      <Mark x={24} y={102} value={1} to={[44, 102]} />
      <Mark x={140} y={177} value={2} />
      <Mark x={62} y={30} value={3} to={[84, 30]} />
      <Mark x={236} y={104} value={4} />
    </Drawing>
  );
}
