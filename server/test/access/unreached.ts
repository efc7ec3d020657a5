/**
 * Which scopes, rules and actions the product itself reaches. A twin of a rule that only tests ask proves nothing about
 * what people are shown, so it must not look as if it did.
 */
import { readFileSync, globSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

export interface Sources {
  /** By path, relative to the folder of all sources: what each file says. */
  readonly files: ReadonlyMap<string, string>;
}

/** Tests and invented data are no product: a caller there does not count. */
const IS_NO_PRODUCT = /\.test\.ts$|^access\/matrix\/|^demo\//u;

/** A rule that says what a scope must hold is asked by the test of that scope; the product asks the scope. */
const IS_SCOPE_TEST = /^access\/scopes\/.*\.test\.ts$/u;

export function productSources(folder: string): Sources {
  const paths = globSync('**/*.ts', { cwd: folder }).filter(
    (path) => !IS_NO_PRODUCT.test(path) || IS_SCOPE_TEST.test(path),
  );
  return { files: new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')])) };
}

/** What these rooms of `access` export and nothing outside `access` reaches, as `scopes/athlete.scope.ts listedAthletes`. */
export function unreachedExports({ files }: Sources, rooms: readonly string[]): string[] {
  const modules = new Map([...files].map(([path, text]) => [path, readModule(path, text)]));
  const reached = new Set<string>();
  const waiting: string[] = [];
  const reach = (path: string, name: string) => {
    const key = `${path} ${name}`;
    if (reached.has(key)) return;
    reached.add(key);
    waiting.push(key);
  };

  for (const [path, module] of modules) {
    for (const { from, name } of module.imports.values()) {
      const isSpecified = IS_SCOPE_TEST.test(path) && from.startsWith('access/rules/');
      if (!isAccess(path) || isSpecified) reach(from, name);
    }
  }
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const [path = '', name = ''] = key.split(' ');
    const module = modules.get(path);
    for (const used of module?.uses.get(name) ?? []) {
      const imported = module?.imports.get(used);
      if (imported) reach(imported.from, imported.name);
      else reach(path, used);
    }
  }

  return [...modules].flatMap(([path, module]) =>
    rooms.some((room) => path.startsWith(`access/${room}/`))
      ? module.exports
          .filter((name) => !reached.has(`${path} ${name}`))
          .map((name) => `${path.slice('access/'.length)} ${name}`)
      : [],
  );
}

/** Actions that no route names and nobody asks the guard about. */
export function unreachedActions({ files }: Sources, actions: readonly string[]): string[] {
  const named = new Set<string>();
  for (const [path, text] of files) {
    if (isAccess(path)) continue;
    walk(parse(path, text), (node) => {
      if (ts.isStringLiteral(node) && !isEventType(node)) named.add(node.text);
    });
  }
  return actions.filter((action) => !named.has(action));
}

interface Module {
  exports: string[];
  /** What each top-level name of the file mentions. */
  uses: Map<string, Set<string>>;
  /** By local name. */
  imports: Map<string, { from: string; name: string }>;
}

function readModule(path: string, text: string): Module {
  const module: Module = { exports: [], uses: new Map(), imports: new Map() };
  for (const statement of parse(path, text).statements) {
    if (ts.isImportDeclaration(statement)) {
      for (const [local, one] of importedNames(path, statement)) module.imports.set(local, one);
      continue;
    }
    const mentioned = new Set<string>();
    walk(statement, (node) => void (ts.isIdentifier(node) && mentioned.add(node.text)));
    for (const name of declaredNames(statement)) {
      module.uses.set(name, mentioned);
      if (isExported(statement) && !isType(statement)) module.exports.push(name);
    }
  }
  return module;
}

function* importedNames(
  path: string,
  statement: ts.ImportDeclaration,
): Generator<[string, { from: string; name: string }]> {
  const bindings = statement.importClause?.namedBindings;
  if (!ts.isStringLiteral(statement.moduleSpecifier) || !statement.moduleSpecifier.text.startsWith('.'))
    return;
  if (!bindings || !ts.isNamedImports(bindings)) return;
  const from = relative('/', resolve('/', dirname(path), statement.moduleSpecifier.text));
  for (const { name, propertyName } of bindings.elements) {
    yield [name.text, { from, name: (propertyName ?? name).text }];
  }
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || isType(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function isType(statement: ts.Statement): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

/** Events of the log are named like actions in places; naming an event asks nobody for leave. */
function isEventType({ parent }: ts.Node): boolean {
  return ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && parent.name.text === 'type';
}

function isAccess(path: string): boolean {
  return path.startsWith('access/');
}

/** Parsing takes most of the time, and each file is asked about more than once. */
const parsed = new Map<string, ts.SourceFile>();

function parse(path: string, text: string): ts.SourceFile {
  const known = parsed.get(text) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  parsed.set(text, known);
  return known;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
