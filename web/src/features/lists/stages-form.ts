/** The stages of a list while somebody edits them. */
import type { ListStage, ListStagesInput } from '@faircourt/contracts/lists';

export interface EditedStage {
  /** For the page alone. */
  key: string;
  id: string | null;
  kind: ListStage['kind'];
  name: string;
}

/** A stage that is called by its kind again, or whose name was cleared, keeps no name: other readers have other languages. */
export function toInput(
  stages: readonly EditedStage[],
  kindName: (kind: NonNullable<ListStage['kind']>) => string,
): ListStagesInput {
  return {
    stages: stages.map(({ id, kind, name }) => {
      const typed = name.trim();
      const isKind = kind !== null && (typed === '' || typed === kindName(kind));
      return { id, name: isKind ? null : typed };
    }),
  };
}

export function shift(stages: readonly EditedStage[], from: number, by: -1 | 1): EditedStage[] {
  const stage = stages[from];
  if (!stage || from + by < 0 || from + by >= stages.length) return [...stages];
  return stages.toSpliced(from, 1).toSpliced(from + by, 0, stage);
}
