import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { useWidth } from '../../../ui/use-width.ts';
import type { DrawnDocument } from './drawing.ts';
import type { Viewing } from './viewing.ts';

/** The same before there is anything to draw, for a page of any shape: what is below a document never moves. */
export const PAGE_HEIGHT = 'h-[58svh] xl:h-[max(24rem,calc(100svh-24rem))]';

type DrawnPageProps = { drawn: DrawnDocument; viewing: Viewing; label: string };

/** One page in a box that scrolls. The last drawing stays until the next one is whole, so nothing flickers. */
export function DrawnPage({ drawn, viewing: { page, zoom, turn }, label }: DrawnPageProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const width = Math.round(useWidth(box) * zoom);
  const [isFailed, setIsFailed] = useState(false);
  const text = usePageText(drawn, page);
  useEffect(() => {
    const leaving = new AbortController();
    drawn.draw(page, { width, turn, signal: leaving.signal }).then(
      (canvas) => {
        if (leaving.signal.aborted) return;
        setIsFailed(false);
        canvas.setAttribute('role', 'img');
        canvas.setAttribute('aria-label', label);
        paper.current?.replaceChildren(canvas);
        // Each page is read from its top.
        if (shown.current !== page) box.current?.scrollTo({ top: 0, left: 0 });
        shown.current = page;
      },
      () => {
        if (!leaving.signal.aborted) setIsFailed(true);
      },
    );
    return () => leaving.abort();
  }, [drawn, label, page, turn, width]);
  return (
    <section
      ref={box}
      aria-label={t('evidence.box', { name: label })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that arrow keys scroll what is larger than it
      tabIndex={0}
      className={cn('flex overflow-auto rounded-md border border-line bg-sunken', PAGE_HEIGHT)}
    >
      {isFailed && <p className="p-4 text-muted">{t('evidence.page_failed')}</p>}
      {/* In the middle of a place that is larger, and from its own top where it is not. */}
      <div ref={paper} hidden={isFailed} className="m-auto" />
      {text && <p className="sr-only">{text}</p>}
    </section>
  );
}

function usePageText(drawn: DrawnDocument, page: number): string {
  const [read, setRead] = useState({ page: 0, text: '' });
  useEffect(() => {
    let isLeft = false;
    drawn.textOf(page).then(
      (text) => {
        if (!isLeft) setRead({ page, text });
      },
      // A page without words is still a drawing.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [drawn, page]);
  return read.page === page ? read.text : '';
}
