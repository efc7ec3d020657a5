import { KeyCap } from '../../../domain/queue-keys/key-cap.tsx';
import type { MessageId } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';

type TextSuggestionsProps<Suggestion extends MessageId> = {
  legend: string;
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
};

/** Words that often fit. A press puts them into the field, where they can be changed. */
export function TextSuggestions<Suggestion extends MessageId>({
  legend,
  suggestions,
  onChoose,
}: TextSuggestionsProps<Suggestion>) {
  const t = useText();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((suggestion, index) => (
          <Button
            key={suggestion}
            data-suggestion
            aria-keyshortcuts={String(index + 1)}
            variant="secondary"
            size="sm"
            className="min-h-10 text-left"
            onClick={() => onChoose(suggestion)}
          >
            <KeyCap name={String(index + 1)} />
            {t(suggestion)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
