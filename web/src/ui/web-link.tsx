import { ExternalLink } from 'lucide-react';

/** Only a web address becomes a link; anything else stays words. */
export function WebLink({ address }: { address: string }) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return address;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noreferrer noopener nofollow"
      className="inline-flex max-w-full items-center gap-1.5 rounded-sm text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {url.host}
        {url.pathname === '/' ? '' : url.pathname}
      </span>
      <ExternalLink aria-hidden className="size-4 shrink-0" />
    </a>
  );
}
