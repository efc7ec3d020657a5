/** The bars of the pipeline, in hundredths of the widest. */
import type { PipelineStage } from '@faircourt/contracts/desk';

export interface FunnelBar {
  stage: PipelineStage;
  /** How many are in this stage now. */
  share: number;
  /** How many came at least this far: these, and all in later stages. Those who were closed went nowhere from there. */
  reached: number;
}

export function funnelOf(stages: readonly PipelineStage[]): FunnelBar[] {
  const isOnTheWay = ({ kind }: PipelineStage) => kind !== null && kind !== 'closed';
  const reachedFrom = (place: number) =>
    stages
      .slice(place)
      .filter(isOnTheWay)
      .reduce((sum, { entries }) => sum + entries, 0);
  const bars = stages.map((stage, place) => ({
    stage,
    share: stage.entries,
    reached: isOnTheWay(stage) ? reachedFrom(place) : stage.entries,
  }));
  const widest = Math.max(1, ...bars.map(({ reached }) => reached));
  return bars.map(({ stage, share, reached }) => ({
    stage,
    share: (share / widest) * 100,
    reached: (reached / widest) * 100,
  }));
}
