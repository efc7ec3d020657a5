/** A file on its way: how far it has come, and a way to stop it. */
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/meter.tsx';

/** The file and the share of it that was sent, from 0 to 1. At 1 the server still has to look at it. */
export type Sending = { name: string; share: number };

export function SendingFile({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const t = useText();
  const { name, share } = sending;
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-sunken/50 p-3">
      <div className="flex items-center justify-between gap-3 text-sm">
        <p className="min-w-0 truncate">{t('file.progress', { name })}</p>
        <SentShare share={share} className="shrink-0" />
      </div>
      <Progress label={t('file.progress', { name })} value={percentOf(share)} />
      <Button variant="ghost" size="sm" className="self-start" onClick={onCancel}>
        {t('file.cancel')}
      </Button>
    </div>
  );
}

/** The same within a list of files. */
export function SendingLines({ name, share }: Sending) {
  const t = useText();
  return (
    <>
      <Progress label={t('file.progress', { name })} value={percentOf(share)} />
      <SentShare share={share} className="text-sm" />
    </>
  );
}

function SentShare({ share, className }: { share: number; className: string }) {
  const t = useText();
  return (
    <output className={`${className} text-muted tabular-nums`}>
      {share >= 1 ? t('file.progress.checking') : t('file.progress.percent', { percent: percentOf(share) })}
    </output>
  );
}

function percentOf(share: number): number {
  return Math.floor(share * 100);
}
