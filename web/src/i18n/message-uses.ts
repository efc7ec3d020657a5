/** Reads a source file for message ids that it uses, and for text that should have been a message. */
import ts from 'typescript';

export type MessageUses = {
  /** Every string that could be an id; harmless strings match none. */
  strings: Set<string>;
  /** `t(\`role.${role}\`)` uses whatever fits. */
  patterns: { pattern: RegExp; place: string }[];
  /** Ids given straight to t(): these must exist. */
  translated: { id: string; place: string }[];
  /** Words written into JSX. */
  literals: { text: string; place: string }[];
};

/** Attributes whose value people see or hear, on elements and on our own components. */
const TEXT_ATTRIBUTES =
  /^(alt|title|placeholder|label|description|hint|text|eyebrow|error|aria-(label|description|placeholder|roledescription|valuetext)|[a-z]+(Label|Text|Title|Description))$/;
const HAS_LETTER = /\p{L}/u;
/** A template that starts with a variable could be anything, so it uses no message. */
const ID_START = /^[a-z][a-z_]*\./;

export function findMessageUses(fileName: string, source: string, idStart = ID_START): MessageUses {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const uses: MessageUses = { strings: new Set(), patterns: [], translated: [], literals: [] };
  const placeOf = (node: ts.Node) =>
    `${fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;

  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) uses.strings.add(node.text);
    if (ts.isTemplateExpression(node) && idStart.test(node.head.text)) {
      uses.patterns.push({ pattern: patternOf(node), place: placeOf(node) });
    }
    if (ts.isCallExpression(node) && isTranslate(node.expression)) {
      for (const id of stringsIn(node.arguments[0])) uses.translated.push({ id, place: placeOf(node) });
    }
    const text = writtenText(node);
    if (text) uses.literals.push({ text, place: placeOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

function isTranslate(callee: ts.Expression): boolean {
  return ts.isIdentifier(callee) && callee.text === 't';
}

/** The ids of `t('a')` and of both sides of `t(isNew ? 'a' : 'b')`. */
function stringsIn(argument: ts.Expression | undefined): string[] {
  if (!argument) return [];
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (ts.isConditionalExpression(argument)) {
    return [...stringsIn(argument.whenTrue), ...stringsIn(argument.whenFalse)];
  }
  return [];
}

function patternOf(template: ts.TemplateExpression): RegExp {
  const parts = [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
  return new RegExp(`^${parts.map((part) => part.replaceAll(/\W/g, '\\$&')).join('.+')}$`);
}

function writtenText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return lettersOf(node.text);
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalOf(node.expression);
  if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.test(node.name.getText())) {
    const value = node.initializer;
    return literalOf(value && ts.isJsxExpression(value) ? value.expression : value);
  }
  return null;
}

function literalOf(node: ts.Node | undefined): string | null {
  return node && ts.isStringLiteralLike(node) ? lettersOf(node.text) : null;
}

function lettersOf(text: string): string | null {
  return HAS_LETTER.test(text) ? text.trim() : null;
}
