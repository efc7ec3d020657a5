/** Keeps the search that is on the screen under a name. For coaches, whose staff it belongs to. */
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Search } from '../search-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { NameDialog } from './name-dialog.tsx';
import { useSaveSearch } from './saved-searches.queries.ts';

export function SaveSearchButton({ search }: { search: Search }) {
  return useRole() === 'coach' && <SaveSearch search={search} />;
}

function SaveSearch({ search }: { search: Search }) {
  const t = useText();
  const navigate = useNavigate();
  const words = useFilterWords(search.filters);
  const { mutateAsync: save } = useSaveSearch();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<BookmarkPlus aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('saved_searches.save_this')}
      </Button>
      <NameDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('saved_searches.save_this')}
        description={
          words.length > 0 ? words.map(({ text }) => text).join(' · ') : t('saved_searches.no_filters')
        }
        onSave={async (name) => {
          await save({ name, search });
          toast.success({
            title: t('saved_searches.saved'),
            action: { label: t('saved_searches.open_list'), onClick: () => void navigate(PATHS.alerts) },
          });
        }}
      />
    </>
  );
}
