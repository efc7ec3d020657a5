/**
 * The contracts hold the shapes of questions and of answers; the browser checks few of them. A bundler cannot know that
 * making a schema changes nothing else, and keeps them all. Told so, it leaves out whatever no page uses.
 */
import type { Plugin } from 'vite';

export function leaveOutUnusedContracts(): Plugin {
  return {
    name: 'leave-out-unused-contracts',
    // Behind the step that turns TypeScript into JavaScript.
    enforce: 'post',
    transform: {
      filter: { id: /\/contracts\/src\/[\w-]+\.ts$/ },
      handler(code) {
        const calls = this.parse(code)
          .body.map((statement) =>
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
          )
          .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
          .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
        let marked = code;
        for (const { start, end } of calls.toReversed()) {
          marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => ${marked.slice(start, end)})()${marked.slice(end)}`;
        }
        return { code: marked, map: null };
      },
    },
  };
}
