/** Things to read and to sign. */
import { Check, Drawing, Jersey, Head, Lines, Mark, Paper } from './drawing-pieces.tsx';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Eight lines to put a finger on, the numbers on both sides of the sheet in turn. */
export function Contract() {
  return (
    <Drawing>
      <Paper x={70} y={8} width={140} height={174} />
      <Lines x={84} y={26} gap={18.5} widths={[96, 112, 84, 108, 90, 112, 76, 100]} />
      {NUMBERS.map((value, index) => {
        const y = 26 + index * 18.5;
        return index % 2 === 0 ? (
          <Mark key={value} x={46} y={y} value={value} to={[78, y]} />
        ) : (
          <Mark key={value} x={234} y={y} value={value} to={[202, y]} />
        );
      })}
      <path
        d="M150 174c6-10 9 4 14-4s8 5 16-3 8 4 14 2"
        fill="none"
        className="stroke-court"
        strokeWidth="2.5"
      />
    </Drawing>
  );
}

/** A consent form with boxes to tick and a place to sign. */
export function Form() {
  return (
    <Drawing>
      <Paper x={62} y={8} width={156} height={174} />
      <rect x="78" y="20" width="84" height="9" rx="4" className="fill-court" />
      {[0, 1, 2, 3].map((index) => (
        <rect
          key={index}
          x="78"
          y={42 + index * 26}
          width="14"
          height="14"
          rx="3"
          fill="none"
          className="stroke-line-strong"
          strokeWidth="2"
        />
      ))}
      <Lines x={102} y={49} gap={26} widths={[92, 78, 96, 70]} />
      <path d="M78 166h110" className="stroke-line-strong" strokeWidth="2" />
      <path
        d="M88 160c6-12 10 5 16-5s8 6 18-4 10 5 16 2"
        fill="none"
        className="stroke-court"
        strokeWidth="2.5"
      />
      {[1, 2, 3, 4].map((value, index) => (
        <Mark key={value} x={240} y={49 + index * 26} value={value} to={[206, 49 + index * 26]} />
      ))}
      <Mark x={240} y={158} value={5} to={[192, 158]} />
    </Drawing>
  );
}

export function Clipboard() {
  return (
    <Drawing>
      <rect x="66" y="16" width="148" height="166" rx="10" className="fill-night" />
      <Paper x={76} y={28} width={128} height={146} />
      <rect x="116" y="8" width="48" height="20" rx="6" className="fill-ball" />
      {[0, 1, 2, 3, 4].map((index) => (
        <Check key={index} x={88} y={50 + index * 26} />
      ))}
      <Lines x={108} y={50} gap={26} widths={[80, 62, 74, 54, 70]} />
      {[1, 2, 3, 4, 5].map((value, index) => (
        <Mark key={value} x={240} y={50 + index * 26} value={value} to={[200, 50 + index * 26]} />
      ))}
    </Drawing>
  );
}

/** A line of statistics as a score sheet has it. */
export function ScoreSheet() {
  return (
    <Drawing>
      <Paper x={28} y={24} width={224} height={118} />
      <path d="M28 52h224v-22a6 6 0 0 0-6-6H34a6 6 0 0 0-6 6Z" className="fill-court" />
      <path
        d="M84 24v118M140 24v118M196 24v118M28 82h224M28 112h224"
        fill="none"
        className="stroke-line-strong"
        strokeWidth="1.5"
      />
      <Lines x={40} y={67} gap={30} widths={[30, 26, 32]} />
      <Lines x={96} y={67} gap={30} widths={[32, 22, 30]} />
      <Lines x={152} y={67} gap={30} widths={[26, 30, 20]} />
      <Lines x={208} y={67} gap={30} widths={[30, 24, 28]} />
      {[1, 2, 3, 4].map((value, index) => (
        <Mark key={value} x={56 + index * 56} y={38} value={value} />
      ))}
      <path
        d="M60 154c6-10 9 4 14-4s8 5 16-3 8 4 14 2"
        fill="none"
        className="stroke-ink"
        strokeWidth="2.5"
      />
      <Mark x={132} y={170} value={5} to={[106, 154]} />
    </Drawing>
  );
}

/** A profile's card: who, and five lines about them. */
export function BioCard() {
  return (
    <Drawing>
      <Paper x={30} y={14} width={190} height={162} />
      <circle cx="68" cy="50" r="26" className="fill-court-soft" />
      <Jersey x={53} y={34} scale={1} number="8" />
      <Head x={68} y={28} radius={9} />
      <Lines x={106} y={40} widths={[86, 58]} gap={14} className="stroke-court" />
      <Lines x={46} y={90} gap={18} widths={[150, 132, 158, 120, 142]} />
      {[1, 2, 3, 4, 5].map((value, index) => (
        <Mark key={value} x={244} y={74 + index * 25} value={value} to={[208, 90 + index * 18]} />
      ))}
    </Drawing>
  );
}
