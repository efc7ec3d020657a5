import type { Road } from '@faircourt/contracts/road';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { api } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { familyKey } from '../family.query.ts';

/** For a guardian, where only the athlete can go on: a note in the athlete's notifications, once in a few days. */
type TellAthleteProps = {
  road: Road;
  /** The button is about to go. */
  onTold?: () => void;
  className?: string;
};

export function TellAthlete({ road, onTold, className = 'max-sm:w-full' }: TellAthleteProps) {
  const { athlete_id: id, athlete_name: name } = road;
  const t = useText();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate: tell, isPending } = useMutation({
    mutationFn: () => api.POST('/api/family/{id}/tell-athlete', { params: { path: { id: id ?? '' } } }),
    onSuccess: () => {
      toast.success({ title: t('road.told', { name }), description: t('road.told.text') });
      onTold?.();
      return queryClient.invalidateQueries({ queryKey: familyKey });
    },
    onError: (error) =>
      toast.destructive({ title: t('road.not_told', { name }), description: errorText(error) }),
  });
  return (
    <Button
      className={className}
      icon={<BellRing aria-hidden />}
      isBusy={isPending}
      busyText={t('guardians.saving')}
      onClick={() => tell()}
    >
      {t('road.todo.tell_athlete', { name })}
    </Button>
  );
}
