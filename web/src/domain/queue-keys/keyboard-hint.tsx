import { Keyboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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

type KeyboardHintProps = {
  keys?: ListedKeys;
  /** Further keys, below a title of their own. */
  more?: { title: string; keys: ListedKeys };
  title?: string;
  text?: string;
};

/** Which keys there are, and the switch that turns them off. Everything they do is also a button or a link. */
export function KeyboardHint({ keys = QUEUE_KEYS, more, title, text }: KeyboardHintProps) {
  const t = useText();
  const { isOn, setIsOn } = useKeysSetting();
  const [isOpen, setIsOpen] = useState(false);
  /** Who opened it by its key goes on where that was: in the row that is read, not at the first one. */
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || !areKeysOn() || isTaken(event)) return;
      event.preventDefault();
      const { activeElement: active } = document;
      cameFrom.current = active instanceof HTMLElement && active !== document.body ? active : null;
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
      <DialogContent
        title={title ?? t('queue.keys.title')}
        description={text ?? t('queue.keys.text')}
        onCloseAutoFocus={(event) => {
          const from = cameFrom.current;
          cameFrom.current = null;
          if (!from?.isConnected) return;
          event.preventDefault();
          from.focus({ preventScroll: true });
        }}
      >
        <KeyList keys={keys} />
        {more && (
          <>
            <h3 className="mt-5 mb-3 border-t border-line pt-4 text-base font-semibold">{more.title}</h3>
            <KeyList keys={more.keys} />
          </>
        )}
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

function KeyList({ keys: listed }: { keys: ListedKeys }) {
  const t = useText();
  return (
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
  );
}
