/**
 * One plain layout for every mail: a greeting, short paragraphs, at most one button, and the same as text. A name from
 * before names were checked stays within its line, and leads nowhere.
 */
import { nameForMail } from '@faircourt/contracts/person-name';
import type { Mail } from './mailer.ts';

export interface MailContent {
  to: string;
  locale: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  footer: string;
  /** See Mail: only for what holds no word that anybody typed. */
  isForAnyone?: boolean;
}

export function composeMail(given: MailContent): Mail {
  const content = {
    ...given,
    subject: nameForMail(given.subject),
    greeting: nameForMail(given.greeting),
  };
  const { to, subject, isForAnyone = false } = content;
  return { to, subject, text: asText(content), html: asHtml(content), isForAnyone };
}

function asText({ greeting, paragraphs, button, footer }: MailContent): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  return [greeting, ...paragraphs, ...action, `--\n${footer}`].join('\n\n');
}

function asHtml({ locale, subject, greeting, paragraphs, button, footer }: MailContent): string {
  const body = [greeting, ...paragraphs]
    .map((text) => `<p style="margin:0 0 16px">${escape(text)}</p>`)
    .join('');
  const action = button
    ? `<p style="margin:24px 0"><a href="${escape(button.url)}" style="background:#14213D;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none;display:inline-block">${escape(button.label)}</a></p>
       <p style="margin:0 0 16px;font-size:14px;color:#5b6475;word-break:break-all">${escape(button.url)}</p>`
    : '';
  return `<!doctype html><html lang="${escape(locale)}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#FBF8F3;color:#14213D;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">Faircourt</p>
<div style="background:#fff;border:1px solid #E6DFD3;border-radius:16px;padding:28px">${body}${action}</div>
<p style="margin:20px 4px;font-size:14px;color:#5b6475">${escape(footer)}</p>
</div></body></html>`;
}

/** Names come from people; a mail must not become a page of theirs. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
