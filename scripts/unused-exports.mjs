/**
 * Functions and values that are exported and that nothing imports: the word says that somebody else relies on them, and a
 * reader looks for these in vain. What only its own file uses is not exported, and what nobody uses is deleted. Tests count
 * as users. Types are left out: they name what an exported function takes and gives.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  '{contracts,server,web,e2e,scripts,lighthouse}/**/*.{ts,tsx,mts,mjs}',
  '*.{ts,mjs}',
  '.*.mjs',
];
const IS_LEFT_OUT = /node_modules|\/dist\/|\.gen\.ts$|\.d\.m?ts$/;
const CONTRACTS = '@faircourt/contracts/';

const files = new Map(
  SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((path) => !IS_LEFT_OUT.test(path))
    .map((path) => [path, readModule(path)]),
);
const used = new Set();
const usedWhole = new Set();
for (const { imports, whole } of files.values()) {
  for (const name of imports) used.add(name);
  for (const path of whole) usedWhole.add(path);
}
const unused = [...files].flatMap(([path, { exports }]) =>
  usedWhole.has(path)
    ? []
    : exports.filter((name) => !used.has(`${path} ${name}`)).map((name) => `${path} ${name}`),
);

for (const one of unused.toSorted()) console.error(`  ${one}`);
if (unused.length > 0) {
  console.error(`${unused.length} exports that nothing imports`);
  process.exit(1);
}
console.log('✔ every export has a user\n');

/** @returns {{ exports: string[], imports: string[], whole: string[] }} */
function readModule(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(ROOT, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  /** @type {{ exports: string[], imports: string[], whole: string[] }} */
  const module = { exports: [], imports: [], whole: [] };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(path, statement, module);
    else if (ts.isExportDeclaration(statement)) readReexport(path, statement, module);
    else if (isExported(statement)) module.exports.push(...namesOf(statement));
  }
  // Pages are loaded when they are opened, and types are taken from where they are.
  walk(source, (node) => {
    const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const named = isCall ? node.arguments[0] : ts.isImportTypeNode(node) ? node.argument.literal : undefined;
    const target = named && ts.isStringLiteralLike(named) ? resolve(path, named.text) : undefined;
    if (target) module.whole.push(target);
  });
  return module;
}

function readImport(path, statement, module) {
  const target = resolve(path, statement.moduleSpecifier.text);
  const bindings = statement.importClause?.namedBindings;
  if (!target || !bindings) return;
  if (ts.isNamespaceImport(bindings)) module.whole.push(target);
  else
    for (const { name, propertyName } of bindings.elements) {
      module.imports.push(`${target} ${(propertyName ?? name).text}`);
    }
}

function readReexport(path, statement, module) {
  const target = statement.moduleSpecifier && resolve(path, statement.moduleSpecifier.text);
  const names =
    statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements
      : [];
  if (target && names.length === 0) module.whole.push(target);
  for (const { name, propertyName } of names) {
    if (target) module.imports.push(`${target} ${(propertyName ?? name).text}`);
    if (name.text !== 'default') module.exports.push(name.text);
  }
}

function resolve(path, specifier) {
  if (specifier.startsWith(CONTRACTS)) return `contracts/src/${specifier.slice(CONTRACTS.length)}.ts`;
  return specifier.startsWith('.') ? relative('.', join(dirname(path), specifier)) : undefined;
}

function namesOf(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((one) => one.name?.text ?? []),
    );
  }
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return statement.name && !isType ? [statement.name.text] : [];
}

function isExported(statement) {
  const kinds = ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement) ?? []).map(({ kind }) => kind)
    : [];
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
}

function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
