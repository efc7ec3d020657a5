import { LOOKS } from '../figure-looks.ts';
import { NumberedLegend } from '../figure-pieces.tsx';
import { Drawing, Mark } from '../drawings/drawing-pieces.tsx';
import type { ShapeProps } from '../figure.schema.ts';

/** Four steps upward; a step may carry the figure that it stands for. */
export function Stairs({ figure, say }: ShapeProps<'stairs'>) {
  return (
    <div className="flex flex-col items-center gap-5 sm:flex-row sm:gap-8">
      <Drawing>
        {figure.steps.map(({ label, mark, tone }, index) => {
          const [x, top] = [24 + index * 58, 122 - index * 30];
          return (
            <g key={label.en}>
              <rect x={x} y={top} width="56" height={158 - top} rx="4" className={LOOKS[tone].fill} />
              <Mark x={x + 28} y={top - 17} value={index + 1} />
              {mark && (
                <text
                  x={x + 28}
                  y={top + 24}
                  textAnchor="middle"
                  fontSize="18"
                  fontWeight="700"
                  className="fill-surface font-heading"
                >
                  {say(mark)}
                </text>
              )}
            </g>
          );
        })}
      </Drawing>
      <NumberedLegend parts={figure.steps} say={say} />
    </div>
  );
}
