/** The recovery codes, shown once: to copy, to download, and to confirm that they are kept. */
import { Copy, Download } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { useCopy } from '../../ui/use-copy.ts';

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText();
  const copy = useCopy();
  const text = codes.join('\n');
  const title = useId();
  const whole = useRef<HTMLDivElement>(null);
  // They are shown once, in place of a form that was longer: the first of them must not lie above the screen.
  useEffect(() => {
    document.getElementById(title)?.focus({ preventScroll: true });
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, [title]);
  const download = () => {
    const content = `${t('second_factor.recovery.file')}\n\n${text}\n`;
    saveBlob(new Blob([content], { type: 'text/plain' }), 'faircourt-recovery-codes.txt');
  };
  return (
    // With the heading of its section, which says that it is on.
    <div ref={whole} className="flex scroll-mt-32 flex-col gap-5">
      <Alert id={title} kind="caution" title={t('second_factor.recovery.title')}>
        {t('second_factor.recovery.text')}
      </Alert>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-sunken p-4 font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Download aria-hidden />} onClick={download}>
          {t('second_factor.recovery.download')}
        </Button>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden />}
          onClick={() => void copy(text, t('second_factor.recovery.copied'))}
        >
          {t('second_factor.recovery.copy')}
        </Button>
      </div>
      <Button className="self-start" onClick={onKept}>
        {t('second_factor.recovery.done')}
      </Button>
    </div>
  );
}
