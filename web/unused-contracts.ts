/**
 * The contracts hold the shapes of questions and of answers; the browser checks few of them. A bundler cannot know that
 * making a schema changes nothing else, and keeps them all. Told so, it leaves out whatever no page uses; and of what
 * remains, each is made when it is first asked.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WHEN_ASKED = join(import.meta.dirname, 'src/api/schema-when-asked.ts');
/** What makes a schema, by the first word of the call: `z.object(…)`, `otherSchema.extend(…)`, `typedText(…)`. */
const SCHEMA = /^(?:z|\w+Schema|\w+Text)\b/;

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
          const call = marked.slice(start, end);
          const later = SCHEMA.test(call) ? `schemaWhenAsked(() => ${call})` : `(() => ${call})()`;
          marked = `${marked.slice(0, start)}/* @__PURE__ */ ${later}${marked.slice(end)}`;
        }
        const needed = `import { schemaWhenAsked } from ${JSON.stringify(WHEN_ASKED)};\n`;
        return { code: `${needed}${marked}`, map: null };
      },
    },
  };
}
