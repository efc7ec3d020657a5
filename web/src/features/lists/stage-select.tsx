import type { ListStage } from '@faircourt/contracts/lists';
import { useText } from '../../i18n/use-text.ts';
import { Select } from '../../ui/input.tsx';

interface StageSelectProps {
  label: string;
  stages: readonly ListStage[];
  value: string;
  onChange: (stageId: string) => void;
}

/** Moves an entry to another stage, by keyboard and on a phone too. */
export function StageSelect({ label, stages, value, onChange }: StageSelectProps) {
  const stageName = useStageName();
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {stages.map((stage) => (
        <option key={stage.id} value={stage.id}>
          {stageName(stage)}
        </option>
      ))}
    </Select>
  );
}

/** As the staff calls it, or by its kind in the reader's language. */
export function useStageName(): (stage: ListStage) => string {
  const t = useText();
  // The database keeps a name where there is no kind.
  return ({ kind, name }) => name ?? (kind === null ? '' : t(`lists.stage.${kind}`));
}
