import type { PipelineStage } from '@faircourt/contracts/desk';
import { expect, test } from 'vitest';
import { funnelOf } from './funnel.ts';

const stage = (kind: PipelineStage['kind'], entries: number): PipelineStage => ({ kind, entries, lists: [] });

test('each bar is as wide as all who came at least that far', () => {
  const bars = funnelOf([
    stage('watching', 6),
    stage('contacted', 3),
    stage('offered', 1),
    stage('closed', 4),
  ]);
  expect(bars.map(({ reached }) => reached)).toEqual([100, 40, 10, 40]);
  expect(bars.map(({ share }) => share)).toEqual([60, 30, 10, 40]);
});

test('stages of a list’s own stand by themselves, and an empty pipeline has bars of no width', () => {
  expect(funnelOf([stage('watching', 1), stage(null, 2)]).map(({ reached }) => reached)).toEqual([50, 100]);
  expect(funnelOf([stage('watching', 0)])).toMatchObject([{ share: 0, reached: 0 }]);
});
