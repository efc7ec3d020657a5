import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { areKeysOn, useKeysSetting } from './keys-setting.ts';
import { isTaken } from './use-queue-keys.ts';

export type ListedKeys = readonly { keys: readonly string[]; does: MessageId }[];

const QUEUE_KEYS: ListedKeys = [
  { keys: ['J', '↓'], does: 'queue.keys.next' },
  { keys: ['K', '↑'], does: 'queue.keys.previous' },
  { keys: ['Enter'], does: 'queue.keys.open' },
  { keys: ['C'], does: 'queue.keys.claim' },
  { keys: ['?'], does: 'queue.keys.help' },
];

/** Which keys there are, and the switch that turns them off. Everything they do is also a button or a link. */
export function KeyboardHint({
  keys: listed = QUEUE_KEYS,
  title,
  text,
}: {
  keys?: ListedKeys;
  title?: string;
  text?: string;
}) {
  const t = useText();
  const { isOn, setIsOn } = useKeysSetting();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || !areKeysOn() || isTaken(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" icon={<Keyboard aria-hidden />} className="max-sm:hidden">
          {t('queue.keys')}
        </Button>
      </DialogTrigger>
      <DialogContent title={title ?? t('queue.keys.title')} description={text ?? t('queue.keys.text')}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
          {listed.map(({ keys, does }) => (
            <div key={does} className="contents">
              <dt className="flex gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="rounded-sm border border-line-strong/60 bg-sunken px-2 py-0.5 text-sm font-semibold"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('queue.keys.switch')}
          checked={isOn}
          onChange={({ target }) => setIsOn(target.checked)}
          className="mt-6 border-t border-line pt-5"
        />
      </DialogContent>
    </Dialog>
  );
}
