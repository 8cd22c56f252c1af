import ts from 'typescript';

/** A change of a source text: what stands from `start` to `end` becomes `replacement`. */
type Fault = { start: number; end: number; replacement: string; kind: string };

/** Operators and what a slip would write in their place. */
const SLIPS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

/**
 * Every fault that can be planted into a source text: a condition turned round, an operator
 * mistaken, a call left out, a boolean turned round, a number changed by as much again. (One more of
 * a number is mostly no fault: nobody sees 2,001 ms for 2,000.)
 */
export function findFaults(path: string, text: string): Fault[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const faults: Fault[] = [];

  const add = (node: ts.Node, replacement: string, name: string) =>
    faults.push({ start: node.getStart(source), end: node.getEnd(), replacement, kind: name });

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isIfStatement(node)) {
      add(node.expression, `!(${node.expression.getText(source)})`, 'condition turned round');
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, `!(${node.condition.getText(source)})`, 'condition turned round');
    } else if (ts.isBinaryExpression(node)) {
      const slip = SLIPS.get(node.operatorToken.kind);
      if (slip !== undefined) add(node.operatorToken, slip, 'operator mistaken');
    } else if (ts.isExpressionStatement(node) && isCall(node.expression)) {
      add(node, ';', 'call left out');
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      add(node, 'false', 'boolean changed');
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      add(node, 'true', 'boolean changed');
    } else if (ts.isNumericLiteral(node)) {
      add(node, `(${node.text} * 2 + 1)`, 'number changed');
    }
    if (!isLooks(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function isCall(expression: ts.Expression): boolean {
  if (ts.isVoidExpression(expression) || ts.isAwaitExpression(expression)) {
    return ts.isCallExpression(expression.expression);
  }
  return ts.isCallExpression(expression);
}

/** The styles of a component and its sizes (`size={22}`) are no logic. */
function isLooks(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (!ts.isJsxAttribute(node) || node.name.getText() === 'tabIndex') return false;
  const { initializer } = node;
  return (
    !!initializer &&
    ts.isJsxExpression(initializer) &&
    !!initializer.expression &&
    ts.isNumericLiteral(initializer.expression)
  );
}
