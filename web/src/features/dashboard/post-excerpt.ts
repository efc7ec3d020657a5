/** The beginning of a text in Markdown, cut between its blocks so that no mark is torn apart. */
import { marked, type Token } from 'marked';

const ENOUGH = 320;
/** A first block beyond this is cut inside, and then shown as plain words. */
const TOO_MUCH = 480;

export interface Excerpt {
  source: string;
  isShortened: boolean;
}

export function excerptOf(source: string): Excerpt {
  const blocks = marked.lexer(source).filter(({ type }) => type !== 'space');
  const shown: string[] = [];
  let length = 0;
  for (const block of blocks) {
    if (length > 0 && length + block.raw.length > ENOUGH) break;
    shown.push(block.raw.trimEnd());
    length += block.raw.length;
  }
  const [first] = blocks;
  if (first && shown.length === 1 && length > TOO_MUCH) {
    return { source: `${cutAtWord(wordsOf(first), ENOUGH)}…`, isShortened: true };
  }
  return { source: shown.join('\n\n'), isShortened: shown.length < blocks.length };
}

/** Without marks: half a link or an open star would show as what it is. */
function wordsOf(token: Token): string {
  const inner: unknown = 'tokens' in token ? token.tokens : 'items' in token ? token.items : undefined;
  if (Array.isArray(inner)) {
    // marked types the parts of a token as tokens; items of a list are such as well.
    const words = (inner as Token[]).map((part) => wordsOf(part));
    return words.join('items' in token ? ' ' : '');
  }
  return token.type === 'image' ? '' : token.raw;
}

function cutAtWord(text: string, length: number): string {
  const cut = text.slice(0, length);
  const blank = cut.lastIndexOf(' ');
  return (blank > length / 2 ? cut.slice(0, blank) : cut).trimEnd();
}
