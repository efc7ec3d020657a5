/** /dev/mail: the emails that would have gone out, for people who develop or try the product. Never in production. */
import { readOutbox, type OutboxMail } from '../../platform/mail/mailer.ts';
import type { HttpServer } from '../../platform/http/server.ts';

export function outboxRoutes(server: HttpServer, deps: { outboxDirectory: string }): void {
  server.get(
    '/dev/mail',
    { config: { action: 'public' }, schema: { hide: true } },
    async (_request, reply) => {
      const mails = await readOutbox(deps.outboxDirectory);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(mails));
    },
  );
}

function page(mails: OutboxMail[]): string {
  const items = mails.map(
    (mail) => `<article>
      <h2>${escape(mail.subject)}</h2>
      <p class="meta">To ${escape(mail.to)} · <time datetime="${mail.sentAt}">${mail.sentAt}</time></p>
      <pre>${linked(escape(mail.text))}</pre>
    </article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mail outbox · Faircourt</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem }
  article { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 16px; padding: 1rem 1.25rem; margin: 1rem 0 }
  h2 { font-size: 1.1rem; margin: 0 } .meta { margin: .25rem 0 1rem; opacity: .75 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0 }
</style>
</head>
<body>
<h1>Mail outbox</h1>
<p>Newest first. Without SMTP_URL, emails end here instead of in an inbox.</p>
${items.join('') || '<p>No mail yet.</p>'}
</body>
</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<&]+(?:&#38;[^\s<&]+)*/g, (url) => `<a href="${url}">${url}</a>`);
}
