import { useState, type MouseEvent, type ReactNode } from 'react';
import { systemClock } from '../../api/clock.ts';
import { fileUrl, isFileKeyFresh } from '../../api/file-url.ts';
import { buttonClasses } from '../../ui/button.tsx';

type KeyedLinkProps = {
  url: string;
  fileKey: string;
  /** Asks for the answer that named the file once more, for its new key. */
  renew: () => Promise<{ file_key: string }>;
  /** Documents are saved; the transcript opens. */
  saveAs?: string;
  children: ReactNode;
};

/** A stored file by its address and the key of the answer that named it, for as long as that key is good. */
export function KeyedLink({ url, fileKey, renew, saveAs, children }: KeyedLinkProps) {
  const [since] = useState(() => systemClock.now());
  const press = (event: MouseEvent) => {
    if (isFileKeyFresh(since)) return;
    event.preventDefault();
    void renew().then(({ file_key }) => open(fileUrl(url, file_key), '_blank', 'noopener'));
  };
  return (
    <a
      href={fileUrl(url, fileKey)}
      {...(saveAs === undefined ? { target: '_blank', rel: 'noopener' } : { download: saveAs })}
      className={buttonClasses({ variant: 'secondary', className: 'max-w-full py-2' })}
      onClick={press}
    >
      {children}
    </a>
  );
}
