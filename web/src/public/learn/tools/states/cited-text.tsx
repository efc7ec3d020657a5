/** A sentence with the numbers of its sources, as the Markdown of articles has them. */
import { sourceId } from '../../../content/markdown.ts';
import type { NumberedSource } from '../../../content/sources.ts';
import type { Sentence } from './state-sentences.ts';

export function CitedText({
  sentence: { text, sources: keys },
  sources,
}: {
  sentence: Sentence;
  sources: readonly NumberedSource[];
}) {
  return (
    <>
      {text}
      {sources
        .filter(({ key }) => keys.includes(key))
        .map(({ key, number, title }) => (
          <sup key={key}>
            <a className="citation" role="doc-noteref" href={`#${sourceId(key)}`} title={title}>
              {number}
            </a>
          </sup>
        ))}
    </>
  );
}

export function CitedList({
  sentences,
  sources,
}: {
  sentences: readonly Sentence[];
  sources: readonly NumberedSource[];
}) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence.text}>
          <CitedText sentence={sentence} sources={sources} />
        </li>
      ))}
    </ul>
  );
}
