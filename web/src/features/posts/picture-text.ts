/** A picture as Markdown, set into the text where the writer is. */

export interface InsertedText {
  text: string;
  /** Where the words that describe the picture are: they are to be replaced by the writer's own. */
  from: number;
  to: number;
  /** Right after the picture. */
  end: number;
}

/** Brackets would end the description early. */
const BRACKETS = /[[\]]/g;

/** On lines of its own: a picture in the middle of a sentence would tear it apart. */
export function insertPicture(
  text: string,
  at: { from: number; to: number },
  picture: { url: string; description: string },
): InsertedText {
  const before = text.slice(0, at.from).trimEnd();
  const after = text.slice(at.to).trimStart();
  const description = picture.description.replaceAll(BRACKETS, '');
  const start = before === '' ? '' : `${before}\n\n`;
  const markdown = `![${description}](${picture.url})`;
  const from = start.length + 2;
  return {
    text: `${start}${markdown}\n${after === '' ? '' : `\n${after}`}`,
    from,
    to: from + description.length,
    end: start.length + markdown.length + 1,
  };
}
